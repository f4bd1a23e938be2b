import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/Button/Button';
import { CartLine } from './CartLine';
import { CartLineSkeleton } from './CartLineSkeleton';
import { broken } from '../../media/Picture/Picture.fixtures';
import { QuantityStepper } from '../../forms/QuantityStepper/QuantityStepper';

const meta = {
  title: 'Components/Shop/CartLine',
  component: CartLine,
  parameters: {
    anatomy: {
      args: { href: '#tee', note: 'Only 2 left', noteTone: 'warning', onRemove: () => undefined },
      parts: [
        'div:has(+ div > div > p)',
        'div:has(> p + span)',
        'div + p',
        'p:has(> svg)',
        'div:has(> div > button)',
      ],
    },
  },
  args: {
    thumbnail: 'art:object/tee/14',
    name: 'Studio tee',
    price: '$24.00',
    detail: 'Heavy organic cotton, marigold',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$24.00')).toBeVisible();
  },
};

/** The accessible name of the button says what it removes. */
export const Removable: Story = {
  args: { onRemove: fn(), href: '#studio-tee' },
  play: async ({ canvasElement, args }) => {
    const remove = within(canvasElement).getByRole('button', { name: 'Remove Studio tee' });
    await userEvent.click(remove);
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const Several: Story = {
  args: {
    price: { amount: 4800, currency: 'usd' },
    unitPrice: { amount: 2400, currency: 'usd' },
    quantity: (
      <QuantityStepper
        label="Quantity of Studio tee"
        isLabelHidden
        name="quantity"
        defaultValue={2}
        max={8}
        size="small"
      />
    ),
    onRemove: fn(),
  },
};

export const Sale: Story = { args: { compareAt: '$32.00' } };

export const FewLeft: Story = {
  args: { note: 'Only 2 left', noteTone: 'warning', onRemove: fn() },
};

export const Unavailable: Story = {
  args: {
    isUnavailable: true,
    note: 'It sold out while it was in your cart.',
    noteTone: 'danger',
    onRemove: fn(),
  },
};

export const Pending: Story = { args: { isPending: true, onRemove: fn() } };

export const WithActions: Story = {
  tags: ['!autodocs'],
  args: {
    onRemove: fn(),
    actions: (
      <Button variant="plain" size="small">
        Save for later
      </Button>
    ),
  },
};

export const LongName: Story = {
  args: {
    name: 'Hand-stitched rehearsal overshirt with an unreasonably long name',
    detail: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenstoff',
    price: { amount: 123456700, currency: 'usd' },
    onRemove: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const MissingPicture: Story = { args: { thumbnail: broken } };

export const Loading: Story = { render: () => <CartLineSkeleton /> };
