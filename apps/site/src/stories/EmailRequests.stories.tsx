import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { PreparedPage, type Prepare, type PrepareContext } from './PreparedPage';

const FORGOT = '/auth/forgot-password';
const forgot: Prepare = () => Promise.resolve(FORGOT);
const VERIFY = '/auth/verify-email';

let count = 0;

/** Creates a new account with an unconfirmed email. */
async function enroll({ backend }: PrepareContext): Promise<void> {
  await backend.auth.signUp(`story-${Date.now()}-${count++}@gschool.example`, 'a short sentence');
}

/**
 * The pages that send an email for a new password or for verification, before and after sending.
 */
const meta = {
  title: 'Pages/Site/Account emails/Requests',
  component: PreparedPage,
  args: { prepare: forgot },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvas: HTMLElement, email: string) {
  const page = within(canvas);
  await userEvent.type(await page.findByLabelText('Email address'), email);
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
}

export const ForgotPassword: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Forgot your password?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await canvas.findByRole('link', { name: 'Enter your email address.' });
  },
};

/** The next email can be sent after a minute. An earlier press sends nothing. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement, 'member@gschool.example');
    const title = await canvas.findByRole('heading', { name: 'Check your inbox' });
    await waitFor(() => expect(title).toHaveFocus());
    await canvas.findByText(/If there’s an account for member@gschool.example/);
    const resend = canvas.getByRole('button', { name: 'Resend email' });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect(resend).toHaveTextContent(/in \d+s/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a different email' }));
    await expect(canvas.getByLabelText('Email address')).toHaveValue('member@gschool.example');
  },
};

/** The same message for an email without an account. */
export const SentToNoOne: Story = {
  name: 'Sent to no one',
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement, 'nobody@gschool.example');
    await canvas.findByText(/If there’s an account for nobody@gschool.example/);
  },
};

export const NotSent: Story = {
  args: {
    prepare: ({ mock }) => {
      mock.setScenario('offline');
      return Promise.resolve(FORGOT);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement, 'member@gschool.example');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('offline');
    await expect(canvas.getByLabelText('Email address')).toHaveValue('member@gschool.example');
  },
};

export const AddressNotConfirmed: Story = {
  name: 'Address not confirmed',
  args: {
    prepare: async (context) => {
      await enroll(context);
      return VERIFY;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Confirm your email address' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await canvas.findByRole('heading', { name: 'Check your email' });
    await userEvent.click(await canvas.findByRole('button', { name: 'I’ve opened the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not confirmed yet.');
  },
};

export const VerificationNotSent: Story = {
  args: {
    prepare: async (context) => {
      await enroll(context);
      return VERIFY;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Confirm your email address' });
    const { startMock } = await import('@gschool/mocks/browser');
    (await startMock({ search: '' })).setScenario('error');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  },
};

/** The link was opened elsewhere; this page checks. */
export const AddressConfirmedElsewhere: Story = {
  name: 'Address confirmed elsewhere',
  args: {
    prepare: async (context) => {
      await enroll(context);
      return VERIFY;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    const openedButton = await canvas.findByRole('button', { name: 'I’ve opened the link' });
    const { startMock } = await import('@gschool/mocks/browser');
    const mail = (await startMock({ search: '' })).mails().at(-1);
    await openElsewhere(mail?.link ?? '');
    await userEvent.click(openedButton);
    await canvas.findByRole('heading', { name: 'Your email is confirmed' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible());
  },
};

/** Uses an email's code like another device. */
async function openElsewhere(link: string): Promise<void> {
  const oobCode = new URL(link).searchParams.get('oobCode');
  await fetch('https://identitytoolkit.googleapis.com/v1/accounts:update?key=demo-key', {
    method: 'POST',
    body: JSON.stringify({ oobCode }),
  });
}
