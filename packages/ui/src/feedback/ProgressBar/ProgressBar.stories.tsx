import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    anatomy: { args: { isLabelVisible: true }, parts: ['div > span', 'progress', null] },
  },
  tags: ['stable'],
  args: { label: 'Watched', value: 61 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  args: { isLabelVisible: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Watched' })).toBeVisible();
    await expect(within(canvasElement).getByText('61%')).toBeVisible();
  },
};

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Watched' })).toHaveValue(
      61,
    );
  },
};
export const Thin: Story = { args: { size: 'thin', surface: 'picture' } };
export const Zero: Story = { tags: ['!autodocs'], name: 'Empty', args: { value: 0 } };
export const Complete: Story = { tags: ['!autodocs'], name: 'Complete', args: { value: 100 } };

/** Anything over 100% is shown as 100%. */
export const AboveMaximum: Story = {
  tags: ['!autodocs'],
  name: 'Over 100%',
  args: { value: 140 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveValue(100);
  },
};

/** Numbers that say more than a percentage. */
export const WithValueText: Story = {
  name: 'With text',
  args: { isLabelVisible: true, value: 12, max: 30, valueText: '12 of 30 min' },
};

/** Unknown progress: there is no value, but something moves. */
export const Indeterminate: Story = {
  args: { label: 'Uploading the picture', value: undefined, isLabelVisible: true },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading the picture' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

export const LongText: Story = {
  args: {
    isLabelVisible: true,
    label: 'Donaudampfschifffahrtsgesellschaftskapitän, the whole series from the beginning',
    valueText: '12 hours and 40 minutes of 14 hours',
  },
};
