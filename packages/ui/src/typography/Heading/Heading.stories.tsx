import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Heading } from './Heading';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Typography/Heading',
  component: Heading,
  args: { level: 2, children: 'Get strong, stay feminine, rock your life.' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { level: 1, size: 'display' } };

export const Sizes: Story = {
  render: (args) => (
    <Stack space="5">
      {(['h1', 'h2', 'h3', 'large', 'medium', 'small'] as const).map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

/** The level and the size are chosen separately. */
export const LevelAndSize: Story = {
  args: { level: 2, size: 'medium' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const LongWord: Story = {
  args: { size: 'h1', children: 'Donaudampfschifffahrtsgesellschaft für Anfängerinnen' },
};
