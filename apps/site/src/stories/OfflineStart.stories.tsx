import { AppError } from '@gschool/data';
import { MEMBER_COPY_KEY } from '@gschool/data/storedMember';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { PreparedPage, type Prepare, type PrepareContext } from './PreparedPage';

const slow = { timeout: 12_000 };
const offline = () => Promise.reject(new AppError({ kind: 'offline' }));

const signIn = async ({ backend }: PrepareContext): Promise<void> => {
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
};

/** Opens a page for a member whose profile cannot be read, and who was here an hour ago. */
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
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'This part needs the network' }, slow);
    await expect(page.getByRole('heading', { name: 'Mira from the copy' })).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
  },
};

/** The catalog is marked with its age, without moving anything. */
export const Videos: Story = {
  args: { prepare: openFromCopy('/videos') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'All classes' }, slow);
    await expect(await page.findByText(/^Shown as of .* ago\.$/, {}, slow)).toBeVisible();
    await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  },
};

/** A class without its video: what it needs, and its facts. */
export const Class: Story = {
  args: {
    prepare: openFromCopy('/videos/watch/hips-unstuck', ({ backend }) => {
      backend.catalogue.playback = offline;
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'This class needs the network' }, slow);
    await expect(page.getByRole('link', { name: 'See downloads' })).toBeVisible();
    await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(page.queryByRole('region', { name: /^Player/ })).toBeNull();
  },
};

/** A change that cannot be sent: the header says so, and tries at a press. */
export const PendingChanges: Story = {
  args: {
    prepare: async (context) => {
      await signIn(context);
      context.backend.libraryEditor = offline;
      return '/library';
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [heart] = await page.findAllByRole(
      'button',
      { name: /^Favorite: /, pressed: true },
      slow,
    );
    await userEvent.click(heart as HTMLElement);
    const line = within(await page.findByRole('region', { name: 'Changes on this device' }, slow));
    await expect(line.getByText('1 change is waiting.')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: 'Send now' }));
    await line.findByText(/We couldn’t send them\. We’ll try again\./, {}, slow);
  },
};
