import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from './Text';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Typography/Text',
  component: Text,
  args: {
    children:
      'Classes, series and live events that fit the day you’re having. Ten minutes or an hour, at home, at your own pace.',
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = { args: { isMeasured: true } };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="2">
      {(['text', 'muted', 'brand', 'accent', 'success', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Clamped: Story = { args: { lines: 1 } };

export const Figures: Story = { args: { isNumeric: true, children: '11:11 · $49.00 · 08:48' } };
