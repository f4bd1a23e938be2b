import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { Alert } from '../../feedback/Alert/Alert';
import { Button } from '../../actions/Button/Button';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import {
  expectClosedWithFocusOn,
  expectModalWithoutStyle,
  styleElements,
} from '../../internal/Modal/Modal.fixtures';
import { CartPanel } from './CartPanel';
import { countedLines, demoLines, manyLines, Shop } from './CartPanel.fixtures';

const meta = {
  title: 'Components/Shop/CartPanel',
  component: CartPanel,
  args: {
    title: 'Your cart',
    lines: demoLines,
    subtotal: '$49.00',
    note: 'Shipping is added at checkout.',
    action: <Button isFullWidth>Check out</Button>,
    empty: (
      <EmptyState
        title="Nothing here yet"
        icon={icons.shoppingBag}
        level={3}
        action={<Button href="#shop">Browse the shop</Button>}
      >
        Whatever you add shows up here.
      </EmptyState>
    ),
    isOpen: true,
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 620 } } },
  render: (args) => <Shop {...args} />,
} satisfies Meta<typeof CartPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Your cart' }));

/** Three items and their subtotal. */
export const ThreeItems: Story = {
  play: async () => {
    const cart = await panel();
    await expect(cart.getAllByRole('listitem')).toHaveLength(3);
    await expect(cart.getByText('$49.00')).toBeVisible();
  },
};

/** Opened with its button, closed with Escape, and focus is back on the button. */
export const Open: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cart' });
    const before = styleElements();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await panel();
    await expectModalWithoutStyle(before);
  },
};

/** Focus returns to the button that opened it. */
export const OpenAndClose: Story = {
  ...Open,
  tags: ['!autodocs'],
  play: async (context) => {
    await Open.play!(context);
    const opener = within(context.canvasElement).getByRole('button', {
      name: 'Cart',
      hidden: true,
    });
    await userEvent.keyboard('{Escape}');
    await expectClosedWithFocusOn(opener);
  },
};

/** Focus goes to the next item, and “Undo” puts the removed one back in its place. */
export const Remove: Story = {
  args: { onRemove: fn(), onUndo: fn() },
  play: async ({ args }) => {
    const cart = await panel();
    const removeOf = (name: string) => cart.getByRole('button', { name: `Remove ${name}` });
    await userEvent.click(removeOf('Steel bottle'));
    await expect(args.onRemove).toHaveBeenCalledWith('bottle');
    await waitFor(() => expect(removeOf('Loop bands')).toHaveFocus());
    await expect(cart.getByRole('status')).toHaveTextContent('Steel bottle was removed.');
    await userEvent.click(cart.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(removeOf('Steel bottle')).toHaveFocus());
    await expect(cart.getAllByRole('listitem')[1]).toHaveTextContent('Steel bottle');
  },
};

/** All items are removed by keyboard. Focus never leaves the panel. */
export const RemoveAll: Story = {
  tags: ['!autodocs'],
  args: { onRemove: fn(), onUndo: fn() },
  play: async () => {
    const cart = await panel();
    cart.getByRole('button', { name: 'Remove Studio tee' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cart.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cart.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cart.getByText('Nothing here yet')).toBeVisible());
    await waitFor(() => expect(cart.getByRole('button', { name: 'Undo' })).toHaveFocus());
  },
};

export const Quantities: Story = { args: { lines: countedLines, onRemove: fn(), onUndo: fn() } };

export const Empty: Story = {
  args: { lines: [] },
  play: async () => {
    const cart = await panel();
    await waitFor(() => expect(cart.getByText('Nothing here yet')).toBeVisible());
    await expect(cart.queryByText('Subtotal')).toBeNull();
  },
};

/** The items scroll, and the total stays visible. */
export const ManyItems: Story = {
  args: { lines: manyLines, subtotal: { amount: 10000, currency: 'usd' }, onRemove: fn() },
  play: async () => {
    const cart = await panel();
    cart.getByRole('button', { name: 'Remove Cork roller' }).focus();
    await expect(cart.getByText('$100.00')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    onRemove: fn(),
    lines: demoLines.map((line, index) => ({
      ...line,
      name: `${line.name} of the hand-stitched autumn collection in an unreasonably long color`,
      ...(index === 0 && { note: 'Only 2 left', noteTone: 'warning' as const }),
      ...(index === 2 && {
        isUnavailable: true,
        note: 'Sold out now',
        noteTone: 'danger' as const,
      }),
    })),
  },
};

export const Problem: Story = {
  args: {
    onRemove: fn(),
    problem: <Alert variant="warning">The price of the Steel bottle has changed.</Alert>,
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = {
  args: { error: 'We couldn’t load your cart.', onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click((await panel()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
