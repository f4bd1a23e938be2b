import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Logo } from './Logo';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Typography/Logo',
  component: Logo,
  parameters: { anatomy: { parts: ['span[aria-hidden]', 'span[aria-hidden] + span'] } },
  args: { name: 'Gschool' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsLink: Story = {
  args: { href: '#home' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Gschool' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Logo {...args} size="small" />
      <Logo {...args} size="medium" />
      <Logo {...args} size="large" />
    </Stack>
  ),
};

export const LongName: Story = {
  args: { name: 'The Thursday Evening Academy of Slow and Considerate Strength' },
};
