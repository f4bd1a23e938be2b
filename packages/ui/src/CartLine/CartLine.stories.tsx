import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { CartLine } from './CartLine';

const meta = {
  title: 'Components/Shop/CartLine',
  component: CartLine,
  args: {
    thumbnail: 'art:object/tee/14',
    name: 'Studio tee',
    price: '$24.00',
    detail: 'Heavy organic cotton, marigold',
  },
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$24.00')).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="plain" size="small">
        Remove
      </Button>
    ),
  },
};

export const LongName: Story = {
  args: { name: 'Hand-stitched rehearsal overshirt with an unreasonably long name' },
  globals: { viewport: { value: 'narrow' } },
};
