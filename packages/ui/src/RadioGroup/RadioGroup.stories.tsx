import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Font size',
    name: 'fontSize',
    defaultValue: 'medium',
    options: [
      { value: 'small', label: 'Small' },
      { value: 'medium', label: 'Medium' },
      { value: 'large', label: 'Large' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Font size' })).toBeVisible();
    await userEvent.click(canvas.getByText('Large'));
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Medium' })).not.toBeChecked();
  },
};

export const Inline: Story = { args: { layout: 'inline' } };

export const Cards: Story = {
  args: {
    label: 'Plan',
    name: 'plan',
    layout: 'cards',
    defaultValue: 'year',
    options: [
      { value: 'month', label: 'Monthly', hint: 'Stop whenever you like.' },
      { value: 'year', label: 'Yearly', hint: 'Two months are on the house.' },
      { value: 'gift', label: 'A gift', hint: 'Back in spring.', isDisabled: true },
    ],
  },
};

export const WithError: Story = {
  args: { defaultValue: undefined, hint: 'It scales all text.', error: 'Choose a size' },
};
