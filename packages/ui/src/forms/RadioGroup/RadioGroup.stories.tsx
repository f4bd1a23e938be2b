import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@gschool/themes';
import { expect, userEvent, within } from 'storybook/test';

import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.', error: 'What to correct.' },
      parts: ['legend', 'legend + p', 'label', 'p:last-child'],
    },
  },
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
      { value: 'month', label: 'Monthly', hint: 'Cancel anytime.' },
      { value: 'year', label: 'Yearly', hint: 'Two months are on us.' },
      { value: 'gift', label: 'A gift', hint: 'Back in spring.', isDisabled: true },
    ],
  },
};

export const WithError: Story = {
  args: { defaultValue: undefined, hint: 'This scales all text.', error: 'Choose a size' },
};

/** Every selectable card has an error border, and the message is below the cards. */
export const CardsWithError: Story = {
  args: { ...Cards.args, defaultValue: undefined, error: 'Choose a plan' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Plan' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a plan');
    const borderOf = (label: string) =>
      getComputedStyle(canvas.getByText(label).closest('label')!).borderTopColor;
    const probe = group.appendChild(document.createElement('i'));
    probe.style.color = vars.color.danger;
    const danger = getComputedStyle(probe).color;
    probe.remove();
    await expect(borderOf('Monthly')).toBe(danger);
    await expect(borderOf('A gift')).not.toBe(danger);
    await expect(getComputedStyle(canvas.getByRole('radio', { name: /Yearly/ }))).toHaveProperty(
      'borderTopColor',
      danger,
    );
  },
};

export const Required: Story = {
  args: { defaultValue: undefined, isRequired: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Font size' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(within(group).getByRole('radio', { name: 'Medium' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { isDisabled: true, layout: 'cards' } };

export const LongText: Story = {
  args: {
    layout: 'inline',
    label: 'How much of the text on each page should fit on one screen at a time?',
    options: [
      { value: 'a', label: 'As much as possible, even if it becomes a little harder to read' },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
    ],
  },
};
