import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as icons from '../Icon/icons';
import { TextField } from './TextField';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'E-mail address', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'maya@example.com' } };

export const WithHint: Story = {
  args: { hint: 'We write only about your account.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByLabelText('E-mail address'),
    ).toHaveAccessibleDescription('We write only about your account.');
  },
};

export const WithError: Story = {
  args: {
    hint: 'We write only about your account.',
    error: 'Enter your e-mail address, like maya@example.com',
    defaultValue: 'maya',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('E-mail address');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/about your account.*Enter your e-mail/);
  },
};

export const Optional: Story = {
  args: { label: 'Preferred name', name: 'preferredName', type: 'text', isOptional: true },
};

/** For forms most of which may stay empty. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'E-mail address' }),
    ).toBeRequired();
  },
};

export const WithIcon: Story = { args: { iconStart: icons.mail } };

export const WithUnit: Story = {
  args: {
    label: 'A day’s practice',
    name: 'minutes',
    type: 'number',
    unit: 'min',
    defaultValue: 20,
    hint: 'We plan your week with it.',
    autoComplete: 'off',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('spinbutton')).toHaveAccessibleDescription(
      'We plan your week with it. min',
    );
  },
};

/** To be read and copied: it keeps its place in the tab order and in the form. */
export const ReadOnly: Story = {
  args: {
    label: 'Your member number',
    name: 'member',
    type: 'text',
    readOnly: true,
    defaultValue: 'GS-2048',
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'maya@example.com' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'maya@example.com' } };

export const LongText: Story = {
  args: {
    label: 'The address to which the school may write when a live event that you saved is moved',
    hint: 'It may be another than the one you sign in with, and you can take it away again at any time.',
    error: 'This address has more characters than the mail systems of this world will carry',
    defaultValue: 'a.very.long.address.that.goes.on.and.on.and.on@mail.a-long-domain.example.org',
  },
};
