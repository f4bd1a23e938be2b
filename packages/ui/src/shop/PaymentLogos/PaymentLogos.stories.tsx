import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PaymentLogos } from './PaymentLogos';

const meta = {
  title: 'Components/Shop/PaymentLogos',
  component: PaymentLogos,
  args: {
    methods: [
      { name: 'Credit card', kind: 'card' },
      { name: 'Mobile wallet', kind: 'wallet' },
      { name: 'Bank transfer', kind: 'bank' },
    ],
  },
} satisfies Meta<typeof PaymentLogos>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Payment methods' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const EveryKind: Story = {
  args: {
    methods: [
      { name: 'Credit card', kind: 'card' },
      { name: 'Debit card', kind: 'card' },
      { name: 'Mobile wallet', kind: 'wallet' },
      { name: 'Bank transfer', kind: 'bank' },
      { name: 'Cash on delivery', kind: 'cash' },
      { name: 'Gift card', kind: 'gift' },
    ],
  },
};

export const One: Story = { args: { methods: [{ name: 'Gift card', kind: 'gift' }] } };

export const LongNames: Story = {
  args: {
    label: 'How you can pay',
    methods: [
      { name: 'The savings bank of the Donaudampfschifffahrtsgesellschaft', kind: 'bank' },
      { name: 'Cash, counted twice, in the shop next to the small studio', kind: 'cash' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

/** Without payment methods, no list is rendered. */
export const None: Story = {
  tags: ['!autodocs'],
  args: { methods: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
