import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { SearchField } from './SearchField';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: {
    anatomy: {
      args: { defaultValue: 'breath' },
      parts: ['span:has(> svg)', 'input', 'span:has(> button)'],
    },
  },
  args: { label: 'Search classes', name: 'q', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Clearing calls `onChange` and returns focus. */
export const Cleared: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search classes' });
    await userEvent.type(field, 'hips');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};

export const Filled: Story = { args: { defaultValue: 'breath' } };

export const WithLabel: Story = { args: { isLabelHidden: false } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'breath' } };

export const LongText: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Search classes, instructors, series, products and every answered question',
    isLabelHidden: false,
    hint: 'Several words find results with all of them.',
    defaultValue: 'a slow and quiet hour for hips, back and shoulders after a long day in a chair',
  },
};
