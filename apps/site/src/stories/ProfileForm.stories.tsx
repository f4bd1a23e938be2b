import { AppError, type AvatarRepository, type ProfileEditor } from '@gschool/data';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { ProfileChanges } from '@gschool/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { PreparedPage, type Prepare } from './PreparedPage';

const never = () => new Promise<never>(() => undefined);

const picture = async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  canvas.getContext('2d')?.fillRect(0, 0, 64, 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
};
interface Changes {
  /** The member has an uploaded photo. */
  hasPicture?: boolean;
  /** Stored before the page opens. */
  profile?: ProfileChanges;
  editor?: (
    real: ProfileEditor,
    elsewhere: (changes: ProfileChanges) => Promise<void>,
  ) => ProfileEditor;
  avatars?: ((real: AvatarRepository) => Partial<AvatarRepository>) | null;
}

/** Signs in a demo account on a backend in which the story replaces some operations. */
const signInAs =
  (name: string, { hasPicture, profile, editor, avatars }: Changes = {}): Prepare =>
  async ({ backend }) => {
    const { uid } = await backend.auth.signIn(`${name}@gschool.example`, DEMO_PASSWORD);
    const elsewhere = (changes: ProfileChanges) => backend.profiles.update(uid, changes);
    if (profile) await elsewhere(profile);
    const realEditor = await backend.profileEditor();
    if (editor) backend.profileEditor = () => Promise.resolve(editor(realEditor, elsewhere));
    const realAvatars = await backend.avatars();
    if (hasPicture && realAvatars) {
      await elsewhere({ photoURL: await realAvatars.upload(uid, await picture()) });
    }
    if (avatars === null) backend.avatars = () => Promise.resolve(null);
    else if (avatars && realAvatars) {
      const changed = { ...realAvatars, ...avatars(realAvatars) };
      backend.avatars = () => Promise.resolve(changed);
    }
    return '/profile?tab=personal-info';
  };

const rejectSaves = (kind: 'offline' | 'forbidden'): Changes => ({
  editor: () => ({ save: () => Promise.reject(new AppError({ kind })) }),
});

/** Another tab saves its changes before the first save. */
const changeElsewhereFirst = (changes: ProfileChanges): Changes => {
  let isFirst = true;
  return {
    editor: (real, elsewhere) => ({
      save: async (...edits) => {
        if (isFirst) await elsewhere(changes);
        isFirst = false;
        return real.save(...edits);
      },
    }),
  };
};

/** The profile form: filling in, saving, rejected changes, and conflicts with another tab. */
const meta = {
  title: 'Pages/Site/Profile form',
  component: PreparedPage,
  args: { prepare: signInAs('member') },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvasElement }: Context, label: string) =>
  within(canvasElement).findByLabelText(label);
const fill = async (context: Context, label: string, text: string) => {
  const input = await field(context, label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const press = async ({ canvasElement }: Context, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const findText = ({ canvasElement }: Context, text: RegExp | string) =>
  within(canvasElement).findByText(text);

export const HalfFilled: Story = {
  args: { prepare: signInAs('lapsed') },
  play: async (context) => {
    await findText(context, /things are missing/);
  },
};

export const Full: Story = {
  args: { prepare: signInAs('member', { hasPicture: true }) },
  play: async (context) => {
    await findText(context, 'Everything is filled in. Thank you.');
  },
};

/** Without preferences, none is pressed; a press selects one. */
export const Preferences: Story = {
  args: {
    prepare: signInAs('member', { profile: { preferences: { contentPreferences: [] } } }),
  },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const name of ['Your goals', 'Where you’re starting', 'What you have at hand', 'Styles']) {
      const group = within(await canvas.findByRole('group', { name }));
      await expect(group.queryByRole('button', { pressed: true })).toBeNull();
      const [, second] = group.getAllByRole('button');
      await userEvent.click(second!);
      await waitFor(() =>
        expect(group.getAllByRole('button', { pressed: true })).toEqual([second]),
      );
    }
  },
};

export const Saved: Story = {
  play: async (context) => {
    await fill(context, 'City', 'Porto');
    await findText(context, 'You have unsaved changes');
    await press(context, 'Save');
    await findText(context, 'Saved.');
    await expect(await field(context, 'City')).toHaveValue('Porto');
  },
};

export const Saving: Story = {
  args: { prepare: signInAs('member', { editor: () => ({ save: never }) }) },
  play: async (context) => {
    await fill(context, 'City', 'Porto');
    await press(context, 'Save');
    const button = within(context.canvasElement).getByRole('button', { name: /Save/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** All errors at once. Nothing is cut off, and no text is lost. */
export const WithErrors: Story = {
  play: async (context) => {
    await fill(context, 'Phone number', 'call me');
    await fill(context, 'Contact email', 'maya');
    await press(context, 'Save');
    const summary = await within(context.canvasElement).findByRole('alert');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    await expect(summary).toHaveTextContent('There are 2 problems');
    await expect(await field(context, 'Phone number')).toHaveValue('call me');
  },
};

export const Refused: Story = {
  args: { prepare: signInAs('member', rejectSaves('forbidden')) },
  play: async (context) => {
    await fill(context, 'City', 'Porto');
    await press(context, 'Save');
    await findText(context, /couldn’t accept these changes/);
    await expect(await field(context, 'City')).toHaveValue('Porto');
  },
};

export const Offline: Story = {
  args: { prepare: signInAs('member', rejectSaves('offline')) },
  play: async (context) => {
    await fill(context, 'City', 'Porto');
    await press(context, 'Save');
    await findText(context, /nothing was saved/);
    await expect(await field(context, 'City')).toHaveValue('Porto');
  },
};

/** Another tab changed other fields: both changes are kept, and the page shows a message. */
export const ChangedElsewhere: Story = {
  args: { prepare: signInAs('member', changeElsewhereFirst({ location: { region: 'Norte' } })) },
  play: async (context) => {
    await fill(context, 'City', 'Porto');
    await press(context, 'Save');
    await findText(context, 'Also changed elsewhere: State or region');
    await expect(await field(context, 'State or region')).toHaveValue('Norte');
    await expect(await field(context, 'City')).toHaveValue('Porto');
  },
};

/** Another tab changed the same field. The form shows both values and asks which one to keep. */
export const Conflict: Story = {
  args: {
    prepare: signInAs(
      'member',
      changeElsewhereFirst({ location: { city: 'Braga' }, displayName: 'Maya O.' }),
    ),
  },
  play: async (context) => {
    await fill(context, 'City', 'Porto');
    await fill(context, 'Display name', 'Maya of Porto');
    await press(context, 'Save');
    await findText(context, '2 fields were changed in two places');
    await expect(await field(context, 'City')).toHaveValue('Porto');
    await press(context, 'City: use the other one');
    await expect(await field(context, 'City')).toHaveValue('Braga');
    await findText(context, 'One field was changed in two places');
  },
};

export const LeavingUnsaved: Story = {
  play: async (context) => {
    await fill(context, 'City', 'Porto');
    await userEvent.click(within(context.canvasElement).getByRole('link', { name: 'Account' }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Leave without saving?');
  },
};

const choose = async (context: Context) => {
  await findText(context, 'Choose an image');
  const input = context.canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, await picture());
};

export const Uploading: Story = {
  args: {
    prepare: signInAs('new', {
      avatars: () => ({
        upload: (_uid, _picture, { onProgress } = {}) => {
          onProgress?.(42);
          return never();
        },
      }),
    }),
  },
  play: async (context) => {
    await choose(context);
    await findText(context, '42 %');
  },
};

export const UploadFailed: Story = {
  args: {
    prepare: signInAs('new', {
      avatars: () => ({ upload: () => Promise.reject(new AppError({ kind: 'offline' })) }),
    }),
  },
  play: async (context) => {
    await choose(context);
    // Shown and announced.
    const found = await within(context.canvasElement).findAllByText(
      /offline, so we couldn’t send the photo/,
    );
    await expect(found).toHaveLength(2);
  },
};

/** Without file storage, you can still link to a photo. */
export const PhotoByLink: Story = {
  name: 'Photo by link',
  args: { prepare: signInAs('new', { avatars: null }) },
  play: async (context) => {
    await fill(context, 'Photo link', 'http://example.com/me.jpg');
    await press(context, 'Save');
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole('alert')).toHaveTextContent(/https:\/\//),
    );
  },
};

export const LongName: Story = {
  args: {
    prepare: signInAs('member', {
      profile: {
        displayName: 'Maximiliana-Theodora-Wilhelmina von Hohenzollern-Sigmaringen '
          .repeat(3)
          .trim(),
        location: { city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
      },
    }),
  },
  play: async (context) => {
    await field(context, 'City');
  },
};

export const RightToLeft: Story = {
  args: { prepare: signInAs('member', { profile: { displayName: 'مايا أوكافور' } }) },
  globals: { direction: 'rtl' },
  play: async (context) => {
    await field(context, 'City');
  },
};
