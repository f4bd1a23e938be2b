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

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Payment methods' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};
