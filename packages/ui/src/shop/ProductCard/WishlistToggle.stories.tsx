import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { WishlistToggle } from './WishlistToggle';

const meta = {
  title: 'Components/Shop/WishlistToggle',
  component: WishlistToggle,
  parameters: { anatomy: { parts: ['button', 'svg'] } },
  args: { name: 'Studio tee', isSaved: false, onToggle: fn(), variant: 'quiet' },
} satisfies Meta<typeof WishlistToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The accessible name is the same in both states; `aria-pressed` says whether it’s saved. */
export const NotSaved: Story = {
  play: async ({ canvasElement, args }) => {
    const heart = within(canvasElement).getByRole('button', { name: /^Wishlist: Studio tee/ });
    await userEvent.click(heart);
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnPicture: Story = { args: { variant: 'overlay', isSaved: true } };
