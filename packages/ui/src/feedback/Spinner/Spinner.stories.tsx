import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Spinner } from './Spinner';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../typography/Text/Text';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  tags: ['stable'],
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline space="6">
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" label="Loading the class" />
    </Inline>
  ),
};

/** In the color of the text around it, on any background. */
export const BesideText: Story = {
  name: 'With text',
  render: () => (
    <Stack space="3">
      {(['text', 'muted', 'brand', 'danger'] as const).map((tone) => (
        <Text as="div" key={tone} tone={tone}>
          <Inline space="3">
            <Spinner size="small" label="" />
            Looking for the class
          </Inline>
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    // The text says that something is loading, so the spinner is decorative.
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
