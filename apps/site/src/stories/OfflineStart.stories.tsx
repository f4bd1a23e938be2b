import { AppError } from '@gschool/data';
import { MEMBER_COPY_KEY } from '@gschool/data/storedMember';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { PreparedPage, type Prepare, type PrepareContext } from './PreparedPage';

const offline = () => Promise.reject(new AppError({ kind: 'offline' }));

const signIn = async ({ backend }: PrepareContext): Promise<void> => {
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
};

/** Opens a page for a member whose profile can't be read and whose last visit was an hour ago. */
const openFromCopy =
  (path: string, change?: (context: PrepareContext) => void): Prepare =>
  async (context) => {
    await signIn(context);
    const { backend } = context;
    const checkedAt = Date.now() - 3_600_000;
    const uid = backend.auth.current()?.uid ?? '';
    const copy = {
      uid,
      displayName: 'Mira from the copy',
      photoURL: '',
      subscriptionStatus: 'active',
      timezone: 'Europe/Paris',
      claims: { subscribed: true, role: 'user', plan: null, expiresAt: Date.now() + 86_400_000 },
      checkedAt,
    };
    localStorage.setItem(MEMBER_COPY_KEY, JSON.stringify(copy));
    backend.profiles = { ...backend.profiles, read: offline };
    change?.(context);
    return path;
  };

/** What a member sees while Firebase does not answer (docs/product/offline.md#offline-start). */
const meta = {
  title: 'Pages/Site/Offline start',
  component: PreparedPage,
  args: { prepare: openFromCopy('/profile') },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
  beforeEach: () => () => {
    for (const key of Object.keys(localStorage))
      if (key === MEMBER_COPY_KEY || key.startsWith('gschool.journal/'))
        localStorage.removeItem(key);
  },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is there; the forms say that they need the network. */
export const Profile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This part needs a connection' });
    await expect(canvas.getByRole('heading', { name: 'Mira from the copy' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The catalog is marked with its age, without moving anything. */
export const Videos: Story = {
  args: { prepare: openFromCopy('/videos') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'All classes' });
    await expect(await canvas.findByText(/^Last updated .* ago\.$/)).toBeVisible();
    await expect(canvas.getByText(/^You’re offline\./)).toBeVisible();
  },
};

/** A class without its video: what it needs, and its facts. */
export const Class: Story = {
  args: {
    prepare: openFromCopy('/videos/watch/hips-unstuck', ({ backend }) => {
      backend.catalogue.playback = offline;
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'This class needs a connection' });
    await expect(canvas.getByRole('link', { name: 'See downloads' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.queryByRole('region', { name: /^Player/ })).toBeNull();
  },
};

/** A change can't be sent. The header says so and has a button that tries again. */
export const PendingChanges: Story = {
  args: {
    prepare: async (context) => {
      await signIn(context);
      context.backend.libraryEditor = offline;
      return '/library';
    },
  },
  play: async ({ canvas }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Favorite: /, pressed: true });
    await userEvent.click(heart as HTMLElement);
    const line = within(await canvas.findByRole('region', { name: 'Changes on this device' }));
    await expect(line.getByText('1 change is waiting.')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: 'Send now' }));
    await line.findByText(/We couldn’t send them\. We’ll try again\./);
  },
};
