import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Alert } from './Alert';
import { Link } from '../Link/Link';

const meta = {
  title: 'Components/States/Alert',
  component: Alert,
  args: {
    title: 'Your subscription ended on Monday',
    children: 'Your history is still here. The classes come back when you do.',
  },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

export const Success: Story = {
  args: { variant: 'success', title: 'Saved', children: undefined },
};

export const Warning: Story = {
  args: {
    variant: 'warning',
    action: (
      <Link href="#subscription" tone="inherit">
        Look at the plans
      </Link>
    ),
  },
};

export const Danger: Story = {
  args: {
    variant: 'danger',
    title: undefined,
    children: 'Popup was blocked by browser. Please allow popups and try again.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
