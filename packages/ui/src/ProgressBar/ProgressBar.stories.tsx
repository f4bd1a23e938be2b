import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Components/States/ProgressBar',
  component: ProgressBar,
  args: { label: 'Watched', value: 61 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Watched' })).toHaveValue(
      61,
    );
  },
};
export const Thin: Story = { args: { size: 'thin', ground: 'picture' } };
export const Nothing: Story = { args: { value: 0 } };
export const Whole: Story = { args: { value: 100 } };
