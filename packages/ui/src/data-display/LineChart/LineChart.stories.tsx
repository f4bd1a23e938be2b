import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { LineChart } from './LineChart';

const values = [42, 44, 43, 47, 51, 50, 52, 55, 58, 57, 60, 64, 63, 66, 71];

const meta = {
  title: 'Components/Data display/LineChart',
  component: LineChart,
  tags: ['new'],
  args: {
    label: 'Members with access, by day',
    pointsLabel: 'Day',
    valuesLabel: 'Members',
    tableLabel: 'Show as a table',
    points: values.map((value, index) => ({ label: `Nov ${index + 1}`, value })),
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Growing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Members with access, by day' })).toBeVisible();
    await expect(canvas.getByRole('table')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Nov 15 71' })).toBeVisible();
  },
};

export const OnlyZeros: Story = {
  args: { points: [1, 2, 3].map((day) => ({ label: `Nov ${day}`, value: 0 })) },
};

export const LargeNumbers: Story = {
  args: {
    points: [9120, 9480, 9644, 9871].map((value, index) => ({ label: `Nov ${index + 1}`, value })),
  },
};
