import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { VisuallyHidden } from './VisuallyHidden';
import { Text } from '../Text/Text';

const meta = {
  title: 'Components/Typography/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Watched to ' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      72%
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Watched to', { exact: false, selector: 'span' });
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
