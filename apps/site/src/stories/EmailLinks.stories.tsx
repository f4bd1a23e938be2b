import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { createFrame, pageParameters, expectRole } from '#storybook/pageStories';
import { PreparedPage, type Prepare, type PrepareContext } from './PreparedPage';

const HOUR_MS = 3_600_000;
const PASSWORD = 'a short sentence';

let count = 0;
const newAddress = () => `story-link-${Date.now()}-${count++}@gschool.example`;

/** The path of the newest email's link. */
function newest({ mock }: PrepareContext): string {
  const link = new URL(mock.mails().at(-1)?.link ?? '');
  return link.pathname + link.search;
}

const resetLink: Prepare = async (context) => {
  await context.backend.auth.sendPasswordReset('member@gschool.example');
  return newest(context);
};

/** A new member's verification link, opened in a browser that is signed in or not. */
const verificationLink =
  (isSignedIn: boolean): Prepare =>
  async (context) => {
    await context.backend.auth.signUp(newAddress(), PASSWORD);
    await (await context.backend.account()).sendVerification();
    if (!isSignedIn) await context.backend.auth.signOut();
    return newest(context);
  };

const changeLink: Prepare = async (context) => {
  await context.backend.auth.signUp(newAddress(), PASSWORD);
  await (await context.backend.account()).requestEmailChange(newAddress());
  return newest(context);
};

const recoveryLink: Prepare = async (context) => {
  const change = await changeLink(context);
  const code = new URLSearchParams(change.split('?')[1]).get('oobCode') ?? '';
  await (await context.backend.account()).applyActionCode(code);
  await context.backend.auth.signOut();
  return newest(context);
};

/** `/auth/action`: the links in emails, with valid, used, expired and invalid codes. */
const meta = {
  title: 'Pages/Site/Account emails/Links',
  component: PreparedPage,
  args: { prepare: resetLink },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A password manager finds the account of the password, and can suggest a password. */
export const NewPassword: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Choose a new password' });
    const form = canvas.getByRole('form');
    await expect(form.querySelector('[autocomplete=username]')).toHaveValue(
      'member@gschool.example',
    );
    await userEvent.type(canvas.getByLabelText('New password'), 'short{Enter}');
    await canvas.findByRole('link', { name: 'Use at least 8 characters.' });
    await expect(canvas.getByLabelText('New password')).toHaveValue('short');
  },
};

export const NewPasswordSaved: Story = {
  args: {
    prepare: async (context) => {
      const email = newAddress();
      await context.backend.auth.signUp(email, PASSWORD);
      await context.backend.auth.signOut();
      await context.backend.auth.sendPasswordReset(email);
      return `${newest(context)}&continueUrl=${encodeURIComponent(`${location.origin}/videos`)}`;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'a longer sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    const heading = { level: 1, name: 'Your new password is saved' };
    const title = await canvas.findByRole('heading', heading);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute(
      'href',
      '/auth/sign-in?next=%2Fvideos',
    );
  },
};

/** Opening the link doesn't use its code. Only a press verifies the email address. */
export const VerificationAsked: Story = {
  args: { prepare: verificationLink(false) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Is this your email?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, it’s mine' }));
    await canvas.findByRole('heading', { name: 'Your email is confirmed' });
  },
};

/** If that account is already signed in in this browser, no question is shown. */
export const VerificationOfOwnAddress: Story = {
  args: { prepare: verificationLink(true) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your email is confirmed' });
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
};

/** A new email ends every session, including this one. */
export const AddressChanged: Story = {
  args: { prepare: changeLink },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Confirm your new email' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use this email' }));
    await canvas.findByText(/Sign in with your new email/);
    const link = canvas.getByRole('link', { name: 'Go to Sign In' });
    await expect(link).toHaveAttribute('href', '/auth/sign-in');
    // The sign-in form is prefilled with the new email.
    await waitFor(() =>
      expect(sessionStorage.getItem('gschool.auth.email') ?? '').toMatch(/^story-link-/),
    );
  },
};

/**
 * The link in the email to the old address restores that address. The page warns about the risk.
 */
export const AddressRestored: Story = {
  name: 'Address restored',
  args: { prepare: recoveryLink },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Restore your old email address' });
    await userEvent.click(canvas.getByRole('button', { name: 'Restore it' }));
    await canvas.findByRole('link', { name: 'Choose a new password' });
  },
};

export const Used: Story = {
  args: {
    prepare: async (context) => {
      const path = await verificationLink(false)(context);
      const code = new URLSearchParams(path.split('?')[1]).get('oobCode') ?? '';
      await (await context.backend.account()).applyActionCode(code);
      return path;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/has already been used/);
    await expect(canvas.getByRole('link', { name: 'Go to Sign In' })).toBeVisible();
  },
};

export const Expired: Story = {
  name: 'Expired',
  args: {
    prepare: async (context) => {
      const path = await resetLink(context);
      await context.mock.moveClock(2 * HOUR_MS);
      return path;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This link has expired. Request a new one.');
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    const { startMock } = await import('@gschool/mocks/browser');
    await (await startMock({ search: '' })).moveClock(0);
  },
};

export const Garbage: Story = {
  args: { prepare: () => Promise.resolve('/auth/action?mode=resetPassword&oobCode=%00%3Cx%3E') },
  play: expectRole('heading', { name: 'This link no longer works' }),
};

export const Incomplete: Story = {
  args: { prepare: () => Promise.resolve('/auth/action?mode=__proto__&oobCode=x') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link is incomplete' });
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  },
};

export const Unreadable: Story = {
  args: {
    prepare: async (context) => {
      const path = await resetLink(context);
      context.mock.setScenario('offline');
      return path;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We couldn’t open the link' });
    const { startMock } = await import('@gschool/mocks/browser');
    (await startMock({ search: '' })).setScenario('default');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { name: 'Choose a new password' });
  },
};
