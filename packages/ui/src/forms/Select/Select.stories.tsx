import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Select } from './Select';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.', error: 'What to correct.' },
      parts: ['label', 'select', 'svg', null, 'p:last-child'],
    },
  },
  args: {
    label: 'Level',
    name: 'level',
    options: [
      { value: 'everyone', label: 'Everyone' },
      { value: 'steady', label: 'Steady' },
      { value: 'strong', label: 'Strong' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  name: 'Selected',
  args: { defaultValue: 'steady' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Level' });
    await expect(list).toHaveValue('steady');
    await userEvent.selectOptions(list, 'Strong');
    await expect(list).toHaveValue('strong');
  },
};

export const WithPlaceholder: Story = { args: { placeholder: 'Choose a level', isOptional: true } };

export const WithError: Story = {
  args: { placeholder: 'Choose a level', error: 'Choose the level that fits today' },
};

export const Disabled: Story = { args: { disabled: true } };

export const WithHint: Story = {
  args: { hint: 'You can change it before every class.', isRequired: true },
};

export const LongText: Story = {
  args: {
    label: 'The level your plan starts at for the first four weeks of your new subscription',
    options: [
      { value: 'long', label: 'For everyone who has practiced at least twice a week for a year' },
      { value: 'gone', label: 'For instructors (back in spring)', isDisabled: true },
    ],
  },
};
