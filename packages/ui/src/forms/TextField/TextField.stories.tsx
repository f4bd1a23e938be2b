import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { TextField } from './TextField';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: {
    anatomy: {
      args: {
        hint: 'A line of help.',
        error: 'What to correct.',
        isOptional: true,
        iconStart: icons.mail,
      },
      parts: ['label', 'label + p', 'input', 'p:last-child'],
    },
  },
  args: { label: 'Email address', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['!autodocs'] };

export const WithHint: Story = {
  args: { hint: 'We only email you about your account.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Email address')).toHaveAccessibleDescription(
      'We only email you about your account.',
    );
  },
};

export const Filled: Story = { args: { defaultValue: 'maya@example.com' } };

export const WithError: Story = {
  args: {
    hint: 'We only email you about your account.',
    error: 'Enter your email address, like maya@example.com',
    defaultValue: 'maya',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email address');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/about your account.*Enter your email/);
  },
};

export const Optional: Story = {
  args: { label: 'Preferred name', name: 'preferredName', type: 'text', isOptional: true },
};

/** For forms where most fields can stay empty. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Email address' }),
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
    hint: 'We’ll use it to plan your week.',
    autoComplete: 'off',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('spinbutton')).toHaveAccessibleDescription(
      'We’ll use it to plan your week. min',
    );
  },
};

/** For reading and copying: it keeps its place in the tab order and in the form. */
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
    label: 'The email address we can use when a live event you’ve saved is rescheduled',
    hint: 'It can be different from the one you sign in with, and you can remove it at any time.',
    error: 'This address has more characters than any email system in the world will accept',
    defaultValue: 'a.very.long.address.that.goes.on.and.on.and.on@mail.a-long-domain.example.org',
  },
};
