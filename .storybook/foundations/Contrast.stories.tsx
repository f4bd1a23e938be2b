import { contrastPairs } from '@gschool/themes/derive';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { ContrastMatrix, ContrastPairs } from './Contrast';

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastPairs,
} satisfies Meta<typeof ContrastPairs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One card for each required pair; all of them pass. */
export const Pairs: Story = {
  play: async ({ canvas }) => {
    const cards = within(canvas.getByTestId('pairs')).getAllByRole('listitem');
    await expect(cards).toHaveLength(contrastPairs.length);
    await expect(canvas.queryByText(/fails|too little/)).toBeNull();
  },
};

export const EveryTheme: Story = {
  render: () => <ContrastMatrix />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(contrastPairs.length + 2);
    await expect(canvas.getByRole('columnheader', { name: 'Netflix' })).toBeVisible();
    await expect(canvas.queryByText(/fails|too little/)).toBeNull();
  },
};
