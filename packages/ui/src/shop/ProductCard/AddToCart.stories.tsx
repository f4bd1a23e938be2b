import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { AddToCart } from './AddToCart';

const meta = {
  title: 'Components/Shop/AddToCart',
  component: AddToCart,
  args: { name: 'Studio tee', onAdd: fn() },
} satisfies Meta<typeof AddToCart>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button');

export const Idle: Story = {};

/** The button confirms briefly and can then be pressed again. */
export const Added: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(await within(canvasElement).findByText('Added')).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Studio tee added to cart',
    );
  },
};

/** Focus stays, and a second press adds nothing. */
export const Adding: Story = {
  args: { onAdd: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    button(canvasElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(button(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await expect(button(canvasElement)).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { onAdd: fn(async () => Promise.reject(new Error('unreachable'))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Try again');
  },
};

export const SoldOut: Story = {
  args: { isSoldOut: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    await settle();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = {
  args: { isFullWidth: true, variant: 'primary', size: 'large' },
};
