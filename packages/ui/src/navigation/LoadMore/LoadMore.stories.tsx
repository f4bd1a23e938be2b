import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { LoadMore } from './LoadMore';

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  parameters: { anatomy: { parts: ['[role=status]', 'a'] } },
  args: { href: '?page=2', onLoadMore: fn(), status: '48 of 242 classes' },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A real link; a plain click loads more into the same page. */
export const More: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Show more' });
    await expect(link).toHaveAttribute('href', '?page=2');
    await userEvent.click(link);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('48 of 242 classes');
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /Show more/ }));
    await settle();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Automatic: Story = {
  args: { isAutomatic: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

export const AllHere: Story = {
  name: 'Everything loaded',
  args: { href: undefined, status: '242 of 242 classes' },
};
