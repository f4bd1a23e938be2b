import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Text } from '../../typography/Text/Text';
import { ProgressRing } from './ProgressRing';
import { Inline } from '../../layout/Inline/Inline';

const meta = {
  title: 'Components/Feedback/ProgressRing',
  component: ProgressRing,
  parameters: { anatomy: { parts: ['circle', 'circle + circle', 'svg + span'] } },
  tags: ['stable'],
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

/** 0%, a small, a medium and the full value. */
export const Values: Story = {
  render: (args) => (
    <Inline space="6">
      {[0, 1, 37, 99, 100].map((value) => (
        <ProgressRing key={value} {...args} value={value} />
      ))}
    </Inline>
  ),
};

/** An icon, a fraction or nothing in the middle; a screen reader still gets the percentage. */
export const CustomContent: Story = {
  render: (args) => (
    <Inline space="6">
      <ProgressRing {...args} value={60}>
        3/5
      </ProgressRing>
      <ProgressRing {...args} value={100}>
        <Icon icon={icons.check} size="large" />
      </ProgressRing>
      <ProgressRing {...args} value={40}>
        {null}
      </ProgressRing>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [fraction, , empty] = within(canvasElement).getAllByRole('progressbar');
    await expect(fraction).toHaveAttribute('aria-valuetext', '60%');
    await expect(fraction).toHaveTextContent('3/5');
    await expect(empty).toHaveAttribute('aria-valuetext', '40%');
    await expect(empty).toHaveTextContent(/^$/);
  },
};

/** Next to it, a text says what it measures. */
export const BesideText: Story = {
  name: 'Next to text',
  render: (args) => (
    <Inline space="4" wraps={false}>
      <ProgressRing {...args} value={37} />
      <Text isMeasured>
        Your profile is coming along. A photo and a phone number are the next big steps, and they
        help your instructors get to know you.
      </Text>
    </Inline>
  ),
};
