import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { PasswordField } from './PasswordField';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.', error: 'What to correct.' },
      parts: ['label', 'input', 'button', null, 'p:last-child'],
    },
  },
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** Revealed. */
export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.type(field, 'secret');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveValue('secret');
  },
};

/**
 * Warns about Caps Lock. The warning is shown while Caps Lock is on, and hidden when the field
 * loses focus.
 */
export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    field.focus();
    fireEvent.keyUp(field, { key: 'S', modifierCapsLock: true });
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Caps Lock is on'));
    await expect(field).toHaveFocus();
    field.blur();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    fireEvent.keyUp(field, { key: 'S', modifierCapsLock: true });
  },
};

/** A new password. */
export const New: Story = {
  args: { autoComplete: 'new-password', hint: 'At least 8 characters. A short sentence is best.' },
};

export const WithError: Story = {
  args: { error: 'This email address and password don’t match', defaultValue: 'secret' },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'secret' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Show password' }),
    ).toBeDisabled();
  },
};

export const LongText: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'The password you’ve been using until now and would like to change',
    isRequired: true,
    error: 'That’s not the password for this account; after five tries we’ll email you',
    defaultValue: 'a sentence that’s far longer than any field on a phone will ever be wide',
  },
};
