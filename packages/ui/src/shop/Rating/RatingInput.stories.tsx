import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { RatingInput } from './RatingInput';

const meta = {
  title: 'Components/Shop/RatingInput',
  component: RatingInput,
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.', error: 'What to correct.', defaultValue: 4 },
      parts: ['legend', 'legend + p', 'legend ~ div > div', 'legend ~ div > span', 'p:last-child'],
    },
  },
  args: { label: 'Your rating', name: 'rating', onChange: fn() },
} satisfies Meta<typeof RatingInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = { args: { defaultValue: 4 } };

/** A press selects, and the arrow keys continue from there. */
export const Unanswered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars: Good' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '4 stars: Very good' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText('Very good')).toBeVisible();
  },
};

export const Large: Story = {
  args: { size: 'large', defaultValue: 5, hint: 'Shown next to your review.' },
};

export const WithError: Story = {
  args: { error: 'Choose how many stars it deserves' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('radiogroup', { name: 'Your rating' }),
    ).toHaveAccessibleDescription('Choose how many stars it deserves');
  },
};

export const Disabled: Story = { args: { defaultValue: 3, isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'How would you rate the hand-stitched rehearsal overshirt after a full season of wear?',
    hint: 'Think about the fabric, the cut, the color after the twentieth wash, and how it arrived.',
  },
  globals: { viewport: { value: 'narrow' } },
};
