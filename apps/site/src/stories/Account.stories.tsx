import { AppError, type AccountGateway, type MemberDataRepository } from '@gschool/data';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { PreparedPage, type Prepare } from './PreparedPage';

const offline = new AppError({ kind: 'offline' });

interface Changes {
  account?: (real: AccountGateway) => Partial<AccountGateway>;
  data?: (real: MemberDataRepository) => Partial<MemberDataRepository>;
}

/** Signs in a demo account on a backend in which the story replaces some operations. */
const signInAs =
  (name: string, { account, data }: Changes = {}): Prepare =>
  async ({ backend }) => {
    await backend.auth.signIn(`${name}@gschool.example`, DEMO_PASSWORD);
    const [gateway, repository] = await Promise.all([backend.account(), backend.memberData()]);
    const changedAccount = { ...gateway, ...account?.(gateway) };
    const changedData = { ...repository, ...data?.(repository) };
    backend.account = () => Promise.resolve(changedAccount);
    backend.memberData = () => Promise.resolve(changedData);
    return '/profile?tab=account';
  };

/** `/profile?tab=account`: email, password, data download and account deletion. */
const meta = {
  title: 'Pages/Site/Account',
  component: PreparedPage,
  args: { prepare: signInAs('new') },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const button = (context: Context, name: string) =>
  within(context.canvasElement).findByRole('button', { name });
const press = async (context: Context, name: string) =>
  userEvent.click(await button(context, name));
const type = async ({ canvasElement }: Context, label: string, text: string) =>
  userEvent.type(await within(canvasElement).findByLabelText(new RegExp(`^${label}`)), text);
/** Dialogs render at the end of the body. */
const overlay = within(document.body);

const confirmPassword = async (password = DEMO_PASSWORD) => {
  const dialog = within(await overlay.findByRole('dialog', { name: 'Confirm it’s you' }));
  const field = dialog.getByLabelText(/^Current password/);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, password);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
};

export const Member: Story = {
  args: { prepare: signInAs('lapsed') },
  play: async (context) => {
    await expect(await button(context, 'Delete my account')).toBeVisible();
    await expect(within(context.canvasElement).getByText('Verified')).toBeVisible();
  },
};

/** The email address is not verified: a notice with a link to the page about it. */
export const Unverified: Story = {
  args: { prepare: signInAs('unverified') },
  play: async (context) => {
    await button(context, 'Delete my account');
    const page = within(context.canvasElement);
    await expect(page.getByRole('link', { name: 'Verify' })).toBeVisible();
  },
};

/** The current email isn’t a new one; the summary takes focus. */
export const AddressRefused: Story = {
  play: async (context) => {
    await press(context, 'Change email address');
    await type(context, 'New email address', 'NEW@gschool.example');
    await press(context, 'Send confirmation link');
    const page = within(context.canvasElement);
    const summary = await page.findByRole('alert');
    await expect(summary).toHaveTextContent('This is already your email.');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
  },
};

/**
 * A wrong password is reported in the dialog. After the right one, the change continues
 * automatically.
 */
export const AddressTaken: Story = {
  play: async (context) => {
    await press(context, 'Change email address');
    await type(context, 'New email address', 'lapsed@gschool.example');
    await press(context, 'Send confirmation link');
    const dialog = await confirmPassword('not the one');
    await dialog.findByRole('alert');
    const field = dialog.getByLabelText(/^Current password/);
    await expect(field).toHaveValue('not the one');
    await userEvent.clear(field);
    await userEvent.type(field, DEMO_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const page = within(context.canvasElement);
    await page.findByRole('link', { name: /Another account uses this email/ });
    await expect(page.getByLabelText(/^New email address/)).toHaveValue('lapsed@gschool.example');
  },
};

export const LinkSent: Story = {
  play: async (context) => {
    await press(context, 'Change email address');
    await type(context, 'New email address', 'moved@gschool.example');
    await press(context, 'Send confirmation link');
    await confirmPassword();
    const page = within(context.canvasElement);
    await page.findByText(/Open the link that we sent to moved@gschool.example/);
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Use a different email' })).toHaveFocus(),
    );
  },
};

export const PasswordRefused: Story = {
  play: async (context) => {
    await press(context, 'Change password');
    await type(context, 'Current password', 'something');
    await type(context, 'New password', 'short');
    await press(context, 'Save new password');
    const page = within(context.canvasElement);
    await page.findByRole('link', { name: 'Use at least 8 characters.' });
    await userEvent.type(page.getByLabelText(/^New password/), ' no more');
    await waitFor(() => expect(page.queryByRole('link', { name: /Use at least/ })).toBeNull());
    await press(context, 'Save new password');
    await page.findByRole('link', { name: /This isn’t your current password/ });
    await expect(page.getByLabelText(/^New password/)).toHaveValue('short no more');
  },
};

let isTooOld = true;
const tooOldOnce: Prepare = signInAs('new', {
  account: (real) => ({
    changePassword: (password) => {
      if (!isTooOld) return real.changePassword(password);
      isTooOld = false;
      return Promise.reject(new AppError({ kind: 'auth', code: 'requires-recent-login' }));
    },
  }),
});

/**
 * The service requires a recent sign-in. The page asks for the password, and the change continues
 * automatically.
 */
export const RecentSignInNeeded: Story = {
  args: { prepare: tooOldOnce },
  play: async (context) => {
    isTooOld = true;
    await press(context, 'Change password');
    await type(context, 'Current password', DEMO_PASSWORD);
    await type(context, 'New password', 'four quiet garden chairs');
    await press(context, 'Save new password');
    await confirmPassword();
    await within(context.canvasElement).findByText(/Your password is changed/);
    await waitFor(async () => expect(await button(context, 'Change password')).toHaveFocus());
  },
};

export const GoogleOnly: Story = {
  args: {
    prepare: signInAs('lapsed', {
      account: () => ({
        signInMethods: () => ['google'],
        reauthenticateWithGoogle: () => Promise.reject(new AppError({ kind: 'blocked' })),
      }),
    }),
  },
  play: async (context) => {
    const page = within(context.canvasElement);
    await page.findByText(/Google manages it for you/);
    await expect(page.queryByRole('button', { name: 'Change password' })).toBeNull();
    await press(context, 'Change email address');
    await type(context, 'New email address', 'moved@gschool.example');
    await press(context, 'Send confirmation link');
    await userEvent.click(await overlay.findByRole('button', { name: 'Continue with Google' }));
    await overlay.findByText(/Popup was blocked by browser/);
  },
};

/** Prevents the download; the story only checks that it would start. */
const mockDownload = () => spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);

export const Downloaded: Story = {
  args: { prepare: signInAs('lapsed') },
  beforeEach: () => {
    const saving = mockDownload();
    return () => saving.mockRestore();
  },
  play: async (context) => {
    await press(context, 'Download my data');
    await within(context.canvasElement).findByText(/^Saved as gschool-data-/);
    await expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce();
  },
};

export const DownloadedInPart: Story = {
  ...Downloaded,
  args: {
    prepare: signInAs('lapsed', {
      data: (real) => ({
        collect: async (uid, onProgress) => {
          const data = await real.collect(uid, onProgress);
          const notRead = { notRead: 'unavailable' } as const;
          return { ...data, sections: { ...data.sections, history: notRead, payments: notRead } };
        },
      }),
    }),
  },
  play: async (context) => {
    await press(context, 'Download my data');
    const page = within(context.canvasElement);
    await page.findByText(/We couldn’t read: watch history and payments/);
  },
};

export const DownloadFailed: Story = {
  args: {
    prepare: signInAs('lapsed', { data: () => ({ collect: () => Promise.reject(offline) }) }),
  },
  play: async (context) => {
    await press(context, 'Download my data');
    await within(context.canvasElement).findByText(/no file was saved/);
  },
};

/** Nothing is deleted: the subscription has to end first. */
export const RefusedWhileRenewing: Story = {
  args: {
    prepare: signInAs('lapsed', {
      data: () => ({ hasRenewingSubscription: () => Promise.resolve(true) }),
    }),
  },
  play: async (context) => {
    await press(context, 'Delete my account');
    const page = within(context.canvasElement);
    await page.findByText('Your subscription renews automatically');
    await expect(page.getByRole('link', { name: 'See my subscription' })).toBeVisible();
    await expect(overlay.queryByRole('dialog')).toBeNull();
  },
};

let attempts = 0;
/**
 * The date of the renewal is unknown, so the dialog doesn't show one. A retry continues to the
 * dialog.
 */
export const RenewalUnreadable: Story = {
  args: {
    prepare: signInAs('lapsed', {
      data: (real) => ({
        hasRenewingSubscription: (uid) =>
          attempts++ === 0 ? Promise.reject(offline) : real.hasRenewingSubscription(uid),
      }),
    }),
  },
  play: async (context) => {
    attempts = 0;
    await press(context, 'Delete my account');
    const page = within(context.canvasElement);
    await page.findByText('We couldn’t check whether your subscription renews');
  },
};

/** The second try reads it, and the deletion continues. */
export const RenewalRetried: Story = {
  ...RenewalUnreadable,
  tags: ['!autodocs'],
  play: async (context) => {
    attempts = 0;
    await press(context, 'Delete my account');
    const page = within(context.canvasElement);
    await page.findByText('We couldn’t check whether your subscription renews');
    await press(context, 'Try again');
    await overlay.findByRole('dialog', { name: 'Confirm it’s you' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(overlay.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await button(context, 'Delete my account')).toBeEnabled());
  },
};

const openDeleteDialog: Play = async (context) => {
  await press(context, 'Delete my account');
  await confirmPassword();
  const question = await overlay.findByRole('alertdialog', { name: 'Delete your account?' });
  const cancelButton = within(question).getByRole('button', { name: 'Keep my account' });
  await waitFor(() => expect(cancelButton).toHaveFocus());
};

export const LastQuestion: Story = {
  args: { prepare: signInAs('lapsed') },
  play: async (context) => {
    await openDeleteDialog(context);
    await userEvent.click(overlay.getByRole('button', { name: 'Delete for good' }));
    await overlay.findByText(/Type your email address exactly/);
  },
};

/**
 * The error is shown in the dialog, and on the page until the deletion is completed or canceled.
 */
export const Interrupted: Story = {
  name: 'Interrupted',
  args: { prepare: signInAs('lapsed', { data: () => ({ erase: () => Promise.reject(offline) }) }) },
  play: async (context) => {
    await openDeleteDialog(context);
    const typed = overlay.getByRole('textbox', { name: /to confirm/ });
    await userEvent.type(typed, 'lapsed@gschool.example');
    await userEvent.click(overlay.getByRole('button', { name: 'Delete for good' }));
    await overlay.findByText(/pick up where we left off/);
    const question = within(overlay.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep my account' }));
    const page = within(context.canvasElement);
    await page.findByText('Deleting your account was interrupted');
    await userEvent.click(await page.findByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(page.queryByText(/was interrupted/)).toBeNull());
  },
};

export const Deleted: Story = {
  args: { prepare: signInAs('lapsed') },
  play: async (context) => {
    await openDeleteDialog(context);
    const typed = overlay.getByRole('textbox', { name: /to confirm/ });
    await userEvent.type(typed, 'lapsed@gschool.example');
    await userEvent.click(overlay.getByRole('button', { name: 'Delete for good' }));
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: 'Your account has been deleted' });
  },
};
