import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Price } from './Price';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

const usd = (amount: number) => ({ amount, currency: 'usd' });

const meta = {
  title: 'Components/Shop/Price',
  component: Price,
  parameters: {
    anatomy: {
      args: { compareAt: usd(3200), period: 'month' },
      parts: ['s', null, 's ~ span:has(> bdi)', 'span:last-child'],
    },
  },
  args: { amount: usd(2400) },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Current: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$24.00')).toBeVisible();
  },
};

/** Read as “Was $32.00 now $24.00”; sighted people see the line through the old price. */
export const Sale: Story = {
  args: { compareAt: usd(3200) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Was $32.00 now $24.00');
    const old = within(canvasElement).getByText('$32.00').closest('s');
    await expect(getComputedStyle(old as Element).textDecorationLine).toBe('line-through');
  },
};

/** Prices that are passed in as formatted text are shown unchanged. */
export const AlreadyFormatted: Story = {
  tags: ['!autodocs'],
  args: { amount: '$49.00' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$49.00')).toBeVisible();
  },
};

export const From: Story = { args: { isLowest: true } };

export const Range: Story = { args: { amount: usd(1600), highestAmount: usd(2400) } };

export const Free: Story = {
  args: { amount: usd(0) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Free')).toBeVisible();
  },
};

export const PerMonth: Story = { args: { amount: usd(1900), period: 'month', size: 'huge' } };

export const SoldOut: Story = {
  args: { isSoldOut: true, compareAt: usd(3200) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$24.00 Sold out');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Price key={size} {...args} compareAt={usd(3200)} size={size} />
      ))}
    </Stack>
  ),
};

/** Depending on the currency, minor units have two, three or no decimals. */
export const Currencies: Story = {
  render: () => (
    <Inline space="6">
      <Price amount={{ amount: 4900, currency: 'eur' }} />
      <Price amount={{ amount: 4900, currency: 'jpy' }} />
      <Price amount={{ amount: 4900, currency: 'kwd' }} />
    </Inline>
  ),
};

/** Another language uses its own digits, and the parts keep their order. */
export const Arabic: Story = {
  args: { compareAt: usd(3200) },
  render: (args) => (
    <UiProvider locale="ar-EG" messages={{ price: { was: 'كان', now: 'الآن' } }}>
      <div lang="ar" dir="rtl">
        <Price {...args} size="large" />
      </div>
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/٢٤٫٠٠/);
  },
};

/** In a narrow space, the two prices stack and neither one breaks. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { amount: usd(123456789), compareAt: usd(223456789), size: 'large' },
  globals: { viewport: { value: 'narrow' } },
};
