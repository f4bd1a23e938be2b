import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { PreparedPage, type Prepare } from './PreparedPage';

const SIGN_IN = '/auth/sign-in?next=%2Fvideos';
const signIn: Prepare = () => Promise.resolve(SIGN_IN);
const signUp: Prepare = () => Promise.resolve('/auth/sign-up');

/** Sign-in and enrolling. Errors appear in one place, and typed text stays. */
const meta = {
  title: 'Pages/Site/Sign in and enroll',
  component: PreparedPage,
  args: { prepare: signIn },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in the form and submits it. */
async function fill(canvas: HTMLElement, email: string, password: string, button: string) {
  const page = within(canvas);
  const address = await page.findByLabelText('Email address');
  const field = page.getByLabelText('Password');
  if (email) await userEvent.type(address, email);
  if (password) await userEvent.type(field, password);
  const main = within(page.getByRole('main'));
  await waitFor(() => expect(main.getByRole('button', { name: button })).toBeEnabled());
  await userEvent.click(main.getByRole('button', { name: button }));
}

export const SignIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email address')).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    // The return path is passed on to the other pages.
    for (const name of ['Forgot your password?', 'Enroll Now']) {
      const link = within(canvas.getByRole('main')).getByRole('link', { name });
      await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/next=/)));
    }
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, '', '', 'Sign In');
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
  },
};

/** The message is the same for a wrong password and for an unknown account. */
export const WrongCredentials: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'nobody@gschool.example', 'not the one', 'Sign In');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This email address and password don’t match. Check both and try again.',
    );
    await expect(canvas.getByLabelText('Email address')).toHaveValue('nobody@gschool.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('not the one');
  },
};

export const Offline: Story = {
  args: {
    prepare: ({ mock }) => {
      mock.setScenario('offline');
      return Promise.resolve(SIGN_IN);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'member@gschool.example', 'gschool-demo', 'Sign In');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /You seem to be offline\..* ad blocker/,
    );
  },
};

export const TooManyAttempts: Story = {
  args: {
    prepare: async ({ backend }) => {
      for (let tries = 0; tries < 10; tries += 1) {
        await backend.auth.signIn('tries@gschool.example', 'no').catch(() => undefined);
      }
      return SIGN_IN;
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'tries@gschool.example', 'not the one', 'Sign In');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Wait a few minutes and try again.',
    );
  },
};

/** While the form is being sent, a second press does nothing and typed text stays. */
export const Pending: Story = {
  args: {
    prepare: ({ mock }) => {
      mock.setScenario('slow');
      return Promise.resolve(SIGN_IN);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'new@gschool.example', 'not the one', 'Sign In');
    const button = within(canvas.getByRole('main')).getByRole('button', { name: /Sign In/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('not the one');
    await canvas.findByRole('alert');
  },
};

/** People see prices before they enroll. */
export const Enroll: Story = {
  args: { prepare: signUp },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'email');
    await canvas.findByRole('region', { name: /membership|price|cost/i });
  },
};

export const PasswordTooShort: Story = {
  args: { prepare: signUp },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'maya@gschool.example', 'short', 'Create account');
    await canvas.findByRole('link', { name: 'Use at least 8 characters.' });
  },
};

/** The message disappears while the password gets long enough. */
export const PasswordLongEnough: Story = {
  ...PasswordTooShort,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'maya@gschool.example', 'short', 'Create account');
    await canvas.findByRole('link', { name: 'Use at least 8 characters.' });
    await userEvent.type(canvas.getByLabelText('Password'), ' no more');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** The link to sign in keeps the email. */
export const AddressTaken: Story = {
  args: { prepare: signUp },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'member@gschool.example', 'a short sentence', 'Create account');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('There’s already an account with this email address.');
    const link = within(alert).getByRole('link', { name: 'Sign in instead' });
    await expect(link).toHaveAttribute('href', '/auth/sign-in');
    await expect(sessionStorage.getItem('gschool.auth.email')).toBe('member@gschool.example');
  },
};

/** The message disappears with the email that it is about. */
export const AddressChanged: Story = {
  ...AddressTaken,
  tags: ['!autodocs'],
  play: async (context) => {
    await AddressTaken.play!(context);
    const page = within(context.canvasElement);
    const link = within(page.getByRole('alert')).getByRole('link', { name: 'Sign in instead' });
    await userEvent.type(page.getByLabelText('Email address'), 'e');
    await waitFor(() => expect(link).not.toBeInTheDocument());
  },
};
