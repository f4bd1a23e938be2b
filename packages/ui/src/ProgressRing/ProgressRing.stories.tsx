import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressRing } from './ProgressRing';
import { Inline } from '../Inline/Inline';

const meta = {
  title: 'Components/States/ProgressRing',
  component: ProgressRing,
  args: { label: 'Profile completeness', value: 72 },
} satisfies Meta<typeof ProgressRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Profile completeness' });
    await expect(ring).toHaveAttribute('aria-valuenow', '72');
    await expect(ring).toHaveTextContent('72%');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline space="6">
      <ProgressRing {...args} size="small" />
      <ProgressRing {...args} size="medium" />
      <ProgressRing {...args} size="large" />
    </Inline>
  ),
};

export const Ends: Story = {
  render: (args) => (
    <Inline space="6">
      <ProgressRing {...args} value={0} />
      <ProgressRing {...args} value={1} />
      <ProgressRing {...args} value={100} />
    </Inline>
  ),
};
