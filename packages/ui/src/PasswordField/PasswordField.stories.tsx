import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

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

/** Said while it is on, and gone when the field is left. */
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

export const New: Story = {
  args: { autoComplete: 'new-password', hint: 'At least 8 characters. A short sentence is best.' },
};

export const WithError: Story = {
  args: { error: 'This password does not belong to this address', defaultValue: 'secret' },
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
  args: {
    label: 'The password that you have used until now, and that you would like to change',
    isRequired: true,
    error: 'This is not the password of this account; after five tries we will write to you',
    defaultValue: 'a sentence that is far longer than any field on a phone will ever be wide',
  },
};
