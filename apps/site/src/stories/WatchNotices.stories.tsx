import '../i18n/en/watch.messages.json';

import type { Session } from '@gschool/data';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { NoVideo } from '../features/watch/NoVideo';
import { playClass } from './playClass';
import { PreparedPage, type Prepare, type PrepareContext } from './PreparedPage';
import { SitePage } from './SitePage';

const classPath = '/videos/watch/morning-mobility-in-ten';

let session: Session | undefined;
let end: () => void = () => {};

const signedIn = async ({ backend }: PrepareContext): Promise<void> => {
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
};

const openClass: Prepare = async (context) => {
  await signedIn(context);
  return classPath;
};

/**
 * What the page of a class shows while its video plays: that the session or the subscription has
 * ended.
 */
const meta = {
  title: 'Pages/Site/Watch/Notices',
  component: PreparedPage,
  args: { prepare: openClass, onOpened: (opened) => (session = opened) },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The member signs out in another tab. The video keeps playing, and the position is still saved.
 */
export const SignedOutMeanwhile: Story = {
  args: {
    prepare: async (context) => {
      await signedIn(context);
      end = () => void context.backend.auth.signOut();
      return classPath;
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const { player, video } = await playClass(canvasElement);
    end();
    await canvas.findByText('You’ve been signed out');
    await expect(canvas.getByRole('link', { name: /^Sign in again/ })).toBeVisible();
    await expect(player.dataset['state']).toBe('playing');
    video.pause();
  },
};

const endSubscription: Prepare = async (context) => {
  await signedIn(context);
  const { profiles } = context.backend;
  end = () => {
    context.backend.profiles = {
      ...profiles,
      read: async (uid) => {
        const profile = await profiles.read(uid);
        return profile && { ...profile, subscriptionStatus: 'inactive' };
      },
    };
  };
  return classPath;
};

/**
 * The subscription ends during the class. The class plays to its end, and the page says what
 * happens then.
 */
export const LapsedMeanwhile: Story = {
  args: { prepare: endSubscription },
  play: async ({ canvas, canvasElement }) => {
    const { player, video } = await playClass(canvasElement);
    end();
    await session?.renew();
    await canvas.findByText('Your subscription has ended');
    await expect(canvas.getByText(/This class will play to the end/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toBeVisible();
    await expect(player.dataset['state']).toBe('playing');
    // No next class without a subscription.
    await expect(within(player).queryByRole('button', { name: 'Next' })).toBeNull();
    video.pause();
  },
};

let listed = { name: '', count: 0 };

/** A class in a playlist. The next class is the next one of the playlist, not of the series. */
export const InPlaylist: Story = {
  args: {
    prepare: async (context) => {
      await signedIn(context);
      const uid = context.backend.auth.current()?.uid ?? '';
      const [list] = await (await context.backend.libraryEditor()).playlists(uid);
      if (!list) throw new Error('The demo member has playlists');
      listed = { name: list.name, count: list.videoIds.length };
      return `/videos/watch/${list.videoIds[1]}?playlist=${list.id}`;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Player/ });
    const queue = await canvas.findByRole('complementary', { name: listed.name });
    const links = within(queue)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes('?playlist='));
    await expect(links).toHaveLength(listed.count);
    await expect(links[1]).toHaveAttribute('aria-current', 'page');
  },
};

/** Shown for a class that doesn’t have a video yet. */
export const WithoutVideo: StoryObj<typeof SitePage> = {
  name: 'Without a video',
  render: (args) => <SitePage {...args} />,
  args: {
    path: '/',
    table: [{ path: '/', element: <NoVideo poster="art:figure/breathe/6" /> }],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No video yet');
    await expect(canvas.getByRole('link', { name: 'See other classes' })).toHaveAttribute(
      'href',
      '/videos',
    );
  },
};
