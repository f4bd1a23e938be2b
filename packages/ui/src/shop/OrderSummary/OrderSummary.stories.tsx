import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { OrderSummary } from './OrderSummary';
import { broken } from '../../media/Picture/Picture.fixtures';
import { Button } from '../../actions/Button/Button';

const usd = (amount: number) => ({ amount, currency: 'usd' });

const meta = {
  title: 'Components/Shop/OrderSummary',
  component: OrderSummary,
  parameters: {
    anatomy: {
      args: { isOpenAtFirst: true },
      parts: [
        'section > div',
        'ul',
        'section > div + div > :last-child',
        'section > p',
        'section > p + p',
      ],
    },
  },
  args: {
    lines: [
      {
        id: 'tee',
        thumbnail: 'art:object/tee/14',
        name: 'Studio tee',
        detail: 'Marigold, medium',
        price: usd(4800),
        count: 2,
      },
      { id: 'bottle', thumbnail: 'art:object/bottle/21', name: 'Steel bottle', price: usd(1600) },
      { id: 'bands', thumbnail: 'art:object/band/9', name: 'Loop bands', price: usd(900) },
    ],
    subtotal: usd(7300),
    discount: usd(-730),
    discountLabel: 'AUTUMN10',
    delivery: usd(0),
    tax: usd(526),
    total: usd(7096),
    note: 'Tax is an estimate until you enter your address.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  args: { action: <Button isFullWidth>Pay now</Button>, isOpenAtFirst: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Discount (AUTUMN10)')).toBeVisible();
    await expect(canvas.getByText('-$7.30')).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('$70.96')).toBeVisible();
  },
};

/** Collapsed on a phone: the total stays visible, and the rest expands by pointer or keyboard. */
export const Folded: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$70.96')).toBeVisible();
    const toggle = canvasElement.querySelector('button');
    // On a wide screen nothing is collapsed.
    if (!toggle || getComputedStyle(toggle).display === 'none') return;
    await expect(canvas.getByText('Studio tee')).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText('Studio tee')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Studio tee')).not.toBeVisible());
  },
};

/** The demo’s three items: no discount, nothing added, $49.00. */
export const SubtotalAlone: Story = {
  args: {
    isOpenAtFirst: true,
    lines: [
      { id: 'tee', thumbnail: 'art:object/tee/14', name: 'Studio tee', price: '$24.00' },
      { id: 'bottle', thumbnail: 'art:object/bottle/21', name: 'Steel bottle', price: '$16.00' },
      { id: 'bands', thumbnail: 'art:object/band/9', name: 'Loop bands', price: '$9.00' },
    ],
    subtotal: '$49.00',
    total: '$49.00',
    discount: undefined,
    discountLabel: undefined,
    delivery: 'At checkout',
    tax: undefined,
    note: undefined,
  },
};

export const Pending: Story = { args: { isPending: true, isOpenAtFirst: true } };

export const LongNames: Story = {
  args: {
    isOpenAtFirst: true,
    lines: [
      {
        id: 'overshirt',
        thumbnail: broken,
        name: 'Hand-stitched rehearsal overshirt with an unreasonably long name',
        price: usd(123456700),
      },
    ],
    discountLabel: 'THE-LONGEST-CODE-THAT-ANYONE-EVER-SENT-BY-EMAIL',
    subtotal: usd(123456700),
    total: usd(123456700),
  },
  globals: { viewport: { value: 'narrow' } },
};
