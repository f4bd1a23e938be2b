import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { PreparedPage, type Prepare, type PrepareContext } from './PreparedPage';

const slow = { timeout: 12_000 };
const FORGOT = '/auth/forgot-password';
const forgot: Prepare = () => Promise.resolve(FORGOT);
const VERIFY = '/auth/verify-email';

let count = 0;

/** Creates a new account with an unconfirmed address. */
async function enroll({ backend }: PrepareContext): Promise<void> {
  await backend.auth.signUp(`story-${Date.now()}-${count++}@gschool.example`, 'a short sentence');
}

/** Requesting a new password and confirming an address: before the email and after it. */
const meta = {
  title: 'Pages/Site/Account emails/Requests',
  component: PreparedPage,
  args: { prepare: forgot },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvas: HTMLElement, email: string) {
  const page = within(canvas);
  await userEvent.type(await page.findByLabelText('Email address', {}, slow), email);
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
}

export const ForgotPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Forgot your password?' }, slow);
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
    await page.findByRole('link', { name: 'Enter your email address.' }, slow);
  },
};

/** The next email has to wait a minute; pressing before then sends nothing. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await ask(canvasElement, 'member@gschool.example');
    const title = await page.findByRole('heading', { name: 'Check your inbox' }, slow);
    await waitFor(() => expect(title).toHaveFocus());
    await page.findByText(/If there’s an account for member@gschool.example/);
    const resend = page.getByRole('button', { name: 'Resend email' });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect(resend).toHaveTextContent(/in \d+s/);
    await userEvent.click(page.getByRole('button', { name: 'Use another address' }));
    await expect(page.getByLabelText('Email address')).toHaveValue('member@gschool.example');
  },
};

/** The same message for an address without an account. */
export const SentToNoOne: Story = {
  name: 'Sent to no one',
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'nobody@gschool.example');
    const page = within(canvasElement);
    await page.findByText(/If there’s an account for nobody@gschool.example/, {}, slow);
  },
};

export const NotSent: Story = {
  args: {
    prepare: ({ mock }) => {
      mock.setScenario('offline');
      return Promise.resolve(FORGOT);
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await ask(canvasElement, 'member@gschool.example');
    await expect(await page.findByRole('alert', {}, slow)).toHaveTextContent('offline');
    await expect(page.getByLabelText('Email address')).toHaveValue('member@gschool.example');
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Confirm your email address' }, slow);
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
    await page.findByRole('heading', { name: 'Check your email' }, slow);
    await userEvent.click(await page.findByRole('button', { name: 'I’ve opened the link' }));
    await expect(await page.findByRole('alert', {}, slow)).toHaveTextContent('Not confirmed yet.');
  },
};

export const VerificationNotSent: Story = {
  args: {
    prepare: async (context) => {
      await enroll(context);
      return VERIFY;
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Confirm your email address' }, slow);
    const { startMock } = await import('@gschool/mocks/browser');
    (await startMock({ search: '' })).setScenario('error');
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
    await page.findByRole('alert', {}, slow);
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeEnabled();
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Send the link' }, slow));
    const openedButton = await page.findByRole('button', { name: 'I’ve opened the link' }, slow);
    const { startMock } = await import('@gschool/mocks/browser');
    const mail = (await startMock({ search: '' })).mails().at(-1);
    await openElsewhere(mail?.link ?? '');
    await userEvent.click(openedButton);
    await page.findByRole('heading', { name: 'Your address is confirmed' }, slow);
    await waitFor(() => expect(page.getByRole('link', { name: 'Continue' })).toBeVisible());
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
