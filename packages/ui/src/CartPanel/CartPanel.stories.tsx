import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as icons from '../Icon/icons';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import {
  expectClosedWithFocusOn,
  expectLockedWithoutStyle,
  styleElements,
} from '../internal/modalStories';
import { CartPanel } from './CartPanel';

const meta = {
  title: 'Overlays/CartPanel',
  component: CartPanel,
  args: {
    title: 'Your cart',
    lines: [
      { id: 'tee', thumbnail: 'art:object/tee/14', name: 'Studio tee', price: '$24.00' },
      { id: 'bottle', thumbnail: 'art:object/bottle/21', name: 'Steel bottle', price: '$16.00' },
      { id: 'bands', thumbnail: 'art:object/band/9', name: 'Loop bands', price: '$9.00' },
    ],
    subtotal: '$49.00',
    note: 'Shipping is added at checkout.',
    action: <Button isFullWidth>Check out</Button>,
    empty: (
      <EmptyState title="Nothing here yet" icon={icons.bag} level={3}>
        What you choose waits here.
      </EmptyState>
    ),
    isOpen: false,
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <main>
        <h1>A shop</h1>
        <Button onClick={() => setOpen(true)}>Cart</Button>
        <CartPanel
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
        />
      </main>
    );
  },
} satisfies Meta<typeof CartPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three items and their subtotal. */
export const ThreeItems: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cart' });
    const before = styleElements();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Your cart' }));
    await expectLockedWithoutStyle(before);
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await expect(panel.getByText('$49.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectClosedWithFocusOn(opener);
  },
};

export const Open: Story = { args: { isOpen: true } };

export const Empty: Story = {
  args: { isOpen: true, lines: [] },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(panel.getByText('Nothing here yet')).toBeVisible());
    await expect(panel.queryByText('Subtotal')).toBeNull();
  },
};
