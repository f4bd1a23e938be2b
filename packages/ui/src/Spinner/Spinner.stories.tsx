import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './Spinner';
import { Inline } from '../Inline/Inline';

const meta = { title: 'Components/States/Spinner', component: Spinner } satisfies Meta<
  typeof Spinner
>;
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
