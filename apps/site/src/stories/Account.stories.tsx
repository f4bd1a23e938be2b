import { AppError, type AccountGateway, type MemberDataRepository } from '@gschool/data';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { PreparedPage, type Prepare } from './PreparedPage';

const slow = { timeout: 12_000 };
const offline = new AppError({ kind: 'offline' });

interface Changes {
  account?: (real: AccountGateway) => Partial<AccountGateway>;
  data?: (real: MemberDataRepository) => Partial<MemberDataRepository>;
}

/**
 * Signs an account of the demo in, over a backend of which some operations do as the story wants.
 */
const as =
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

/** `/profile?tab=account`: address, password, a copy of what is stored, and the end. */
const meta = {
  title: 'Pages/Site/Account',
  component: PreparedPage,
  args: { prepare: as('new') },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const button = (context: Context, name: string) =>
  within(context.canvasElement).findByRole('button', { name }, slow);
const press = async (context: Context, name: string) =>
  userEvent.click(await button(context, name));
const type = async ({ canvasElement }: Context, label: string, text: string) =>
  userEvent.type(
    await within(canvasElement).findByLabelText(new RegExp(`^${label}`), {}, slow),
    text,
  );
/** What lies over the page: dialogs stand at the end of the body. */
const over = within(document.body);

const prove = async (password = DEMO_PASSWORD) => {
  const dialog = within(await over.findByRole('dialog', { name: 'Is this really you?' }, slow));
  const field = dialog.getByLabelText(/^Current password/);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, password);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
};

export const Member: Story = {
  args: { prepare: as('lapsed') },
  play: async (context) => {
    await expect(await button(context, 'Delete my account')).toBeVisible();
    await expect(within(context.canvasElement).getByText('Verified')).toBeVisible();
  },
};

/** Not confirmed yet: the notice, and a link to the page about it. */
export const Unverified: Story = {
  play: async (context) => {
    await button(context, 'Delete my account');
    const page = within(context.canvasElement);
    await expect(page.getByRole('link', { name: 'Verify' })).toBeVisible();
  },
};

/** The current address isn’t a new one; the summary takes focus. */
export const AddressRefused: Story = {
  play: async (context) => {
    await press(context, 'Change email address');
    await type(context, 'New email address', 'NEW@gschool.example');
    await press(context, 'Send confirmation link');
    const page = within(context.canvasElement);
    const summary = await page.findByRole('alert');
    await expect(summary).toHaveTextContent('This is your address already.');
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/**
 * A wrong password is reported in the dialog; the right one lets the change continue
 * automatically.
 */
export const AddressTaken: Story = {
  play: async (context) => {
    await press(context, 'Change email address');
    await type(context, 'New email address', 'lapsed@gschool.example');
    await press(context, 'Send confirmation link');
    const dialog = await prove('not the one');
    await dialog.findByRole('alert', {}, slow);
    const field = dialog.getByLabelText(/^Current password/);
    await expect(field).toHaveValue('not the one');
    await userEvent.clear(field);
    await userEvent.type(field, DEMO_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const page = within(context.canvasElement);
    await page.findByRole('link', { name: /another account with this address/ }, slow);
    await expect(page.getByLabelText(/^New email address/)).toHaveValue('lapsed@gschool.example');
  },
};

export const LinkSent: Story = {
  play: async (context) => {
    await press(context, 'Change email address');
    await type(context, 'New email address', 'moved@gschool.example');
    await press(context, 'Send confirmation link');
    await prove();
    const page = within(context.canvasElement);
    await page.findByText(/Open the link that we sent to moved@gschool.example/, {}, slow);
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Use another address' })).toHaveFocus(),
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
    await page.findByRole('link', { name: /This isn’t your current password/ }, slow);
    await expect(page.getByLabelText(/^New password/)).toHaveValue('short no more');
  },
};

let isTooOld = true;
const tooOldOnce: Prepare = as('new', {
  account: (real) => ({
    changePassword: (password) => {
      if (!isTooOld) return real.changePassword(password);
      isTooOld = false;
      return Promise.reject(new AppError({ kind: 'auth', code: 'requires-recent-login' }));
    },
  }),
});

/**
 * The service wants a recent sign-in: the page asks for one, and the change continues
 * automatically.
 */
export const AskedAgain: Story = {
  args: { prepare: tooOldOnce },
  play: async (context) => {
    isTooOld = true;
    await press(context, 'Change password');
    await type(context, 'Current password', DEMO_PASSWORD);
    await type(context, 'New password', 'four quiet garden chairs');
    await press(context, 'Save new password');
    await prove();
    await within(context.canvasElement).findByText(/Your password is changed/, {}, slow);
    await waitFor(async () => expect(await button(context, 'Change password')).toHaveFocus());
  },
};

export const GoogleOnly: Story = {
  args: {
    prepare: as('lapsed', {
      account: () => ({
        signInMethods: () => ['google'],
        reauthenticateWithGoogle: () => Promise.reject(new AppError({ kind: 'blocked' })),
      }),
    }),
  },
  play: async (context) => {
    const page = within(context.canvasElement);
    await page.findByText(/Google manages it for you/, {}, slow);
    await expect(page.queryByRole('button', { name: 'Change password' })).toBeNull();
    await press(context, 'Change email address');
    await type(context, 'New email address', 'moved@gschool.example');
    await press(context, 'Send confirmation link');
    await userEvent.click(await over.findByRole('button', { name: 'Continue with Google' }, slow));
    await over.findByText(/Popup was blocked by browser/, {}, slow);
  },
};

/** The file of this story is not saved: only that it would be. */
const withoutFiles = () => spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);

export const Downloaded: Story = {
  args: { prepare: as('lapsed') },
  beforeEach: () => {
    const saving = withoutFiles();
    return () => saving.mockRestore();
  },
  play: async (context) => {
    await press(context, 'Download my data');
    await within(context.canvasElement).findByText(/^Saved as gschool-data-/, {}, slow);
    await expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce();
  },
};

export const DownloadedInPart: Story = {
  ...Downloaded,
  args: {
    prepare: as('lapsed', {
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
    await page.findByText(/We couldn’t read: watch history and payments/, {}, slow);
  },
};

export const DownloadFailed: Story = {
  args: {
    prepare: as('lapsed', { data: () => ({ collect: () => Promise.reject(offline) }) }),
  },
  play: async (context) => {
    await press(context, 'Download my data');
    await within(context.canvasElement).findByText(/no file was saved/, {}, slow);
  },
};

/** Nothing is asked, nothing is deleted: the subscription has to end first. */
export const RefusedWhileRenewing: Story = {
  args: {
    prepare: as('lapsed', {
      data: () => ({ hasRenewingSubscription: () => Promise.resolve(true) }),
    }),
  },
  play: async (context) => {
    await press(context, 'Delete my account');
    const page = within(context.canvasElement);
    await page.findByText('Your subscription renews automatically', {}, slow);
    await expect(page.getByRole('link', { name: 'See my subscription' })).toBeVisible();
    await expect(over.queryByRole('dialog')).toBeNull();
  },
};

let readings = 0;
/** What can’t be read isn’t guessed; trying again continues to the question. */
export const RenewalUnreadable: Story = {
  args: {
    prepare: as('lapsed', {
      data: (real) => ({
        hasRenewingSubscription: (uid) =>
          readings++ === 0 ? Promise.reject(offline) : real.hasRenewingSubscription(uid),
      }),
    }),
  },
  play: async (context) => {
    readings = 0;
    await press(context, 'Delete my account');
    const page = within(context.canvasElement);
    await page.findByText('We couldn’t check whether your subscription renews', {}, slow);
    await press(context, 'Try again');
    await over.findByRole('dialog', { name: 'Is this really you?' }, slow);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(over.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await button(context, 'Delete my account')).toBeEnabled());
  },
};

const askedToDelete: Play = async (context) => {
  await press(context, 'Delete my account');
  await prove();
  const question = await over.findByRole('alertdialog', { name: 'Delete your account?' }, slow);
  const keep = within(question).getByRole('button', { name: 'Keep my account' });
  await waitFor(() => expect(keep).toHaveFocus());
};

export const LastQuestion: Story = {
  args: { prepare: as('lapsed') },
  play: async (context) => {
    await askedToDelete(context);
    await userEvent.click(over.getByRole('button', { name: 'Delete for good' }));
    await over.findByText(/Type your email address exactly/, {}, slow);
  },
};

/** Reported where it happened, and on the page until it’s finished or undone. */
export const BrokenOff: Story = {
  name: 'Interrupted',
  args: { prepare: as('lapsed', { data: () => ({ erase: () => Promise.reject(offline) }) }) },
  play: async (context) => {
    await askedToDelete(context);
    const typed = over.getByRole('textbox', { name: /to confirm/ });
    await userEvent.type(typed, 'lapsed@gschool.example');
    await userEvent.click(over.getByRole('button', { name: 'Delete for good' }));
    await over.findByText(/pick up where it stopped/, {}, slow);
    const question = within(over.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep my account' }));
    const page = within(context.canvasElement);
    await page.findByText('Deleting your account was interrupted', {}, slow);
    await userEvent.click(await page.findByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(page.queryByText(/was interrupted/)).toBeNull());
  },
};

export const Deleted: Story = {
  args: { prepare: as('lapsed') },
  play: async (context) => {
    await askedToDelete(context);
    const typed = over.getByRole('textbox', { name: /to confirm/ });
    await userEvent.type(typed, 'lapsed@gschool.example');
    await userEvent.click(over.getByRole('button', { name: 'Delete for good' }));
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: 'Your account is deleted' }, slow);
  },
};
