import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { endComposition } from '#storybook/endComposition';
import {
  createFrame,
  pageParameters,
  expectLoading,
  expectOffline,
  expectRetry,
  expectRole,
  offlineChecks,
} from '#storybook/pageStories';
import { SitePage } from './SitePage';

/** `/library` in every state: each story is a scenario of the mock. */
const meta = {
  title: 'Pages/Site/Library',
  component: SitePage,
  args: { path: '/library', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The first tab of the library: one line with classes in progress and minutes, then the favorites.
 */
export const Favorites: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Favorites' });
    const begun = canvas.getByRole('region', { name: 'Continue watching' });
    await expect(begun).toBeVisible();
    const numbers = canvas.getByRole('region', { name: 'Looking back' });
    await expect(numbers).toHaveTextContent(/minutes this month/);
    // Both are one line, so that the favorites are in the first screen.
    await expect(begun.offsetHeight).toBeLessThan(100);
    await expect(numbers.offsetHeight).toBeLessThan(60);
    const hearts = canvas.getAllByRole('button', { name: /^Favorite: /, pressed: true });
    await expect(hearts.length).toBeGreaterThan(1);
    const tabs = within(canvas.getByRole('navigation', { name: 'Library' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(/^Favorites/);
  },
};

/** The button that removes a class in progress appears on focus and on hover. */
export const RemovingFromContinueWatching: Story = {
  ...Favorites,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const begun = within(await canvas.findByRole('region', { name: 'Continue watching' }));
    const links = begun.getAllByRole('link');
    const [button] = begun.getAllByRole('button', { name: /from Continue watching$/ });
    if (!button) throw new Error('no class is in progress');
    const getOpacity = () => getComputedStyle(button.parentElement as Element).opacity;
    if (matchMedia('(hover: hover)').matches) await expect(getOpacity()).toBe('0');
    button.focus();
    await waitFor(() => expect(getOpacity()).toBe('1'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(begun.getAllByRole('link')).toHaveLength(links.length - 1));
    // The button of the next class has the focus.
    await expect(begun.getAllByRole('button')[0]).toHaveFocus();
  },
};

export const Saved: Story = {
  args: { path: '/library?tab=saved' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Saved' });
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
  },
};

export const Watchlist: Story = {
  args: { path: '/library?tab=watchlist' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Watchlist' });
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
  },
};

export const Playlists: Story = {
  args: { path: '/library?tab=playlists' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'New playlist' })).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: /^More options for/ }).length,
    ).toBeGreaterThan(1);
  },
};

/** Escape closes the form for a name, unless it ends the composition of an input method. */
export const NewPlaylist: Story = {
  ...Playlists,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New playlist' }));
    const field = await canvas.findByRole('textbox', { name: 'Playlist name' });
    await userEvent.type(field, '朝');
    await endComposition();
    await expect(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
  },
};

export const History: Story = {
  args: { path: '/library?tab=history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear history' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /from your history$/ })).not.toHaveLength(0);
  },
};

/** The skeleton, while it loads. */
export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

/** There are no favorites, saved classes, history or classes to choose from. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No favorites yet' });
    await expect(canvas.getByRole('link', { name: 'Browse classes' })).toBeVisible();
  },
};

export const Failed: Story = { args: { scenarioAfterSignIn: 'error' }, play: expectRetry };

/** There is no network, and nothing is cached on this device yet. */
export const Offline: Story = {
  args: { scenarioAfterSignIn: 'offline' },
  parameters: offlineChecks,
  play: expectOffline,
};

export const Denied: Story = {
  parameters: { scenario: 'denied' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your account can’t open this page/);
    // No tab has a count that it cannot show.
    for (const tab of canvas.getAllByRole('link', {
      name: /^(Favorites|Saved|Watchlist|Playlists)/,
    })) {
      await expect(tab).not.toHaveTextContent(/\d/);
    }
  },
};

/** After the subscription has ended, only the watch history is left. Its classes don't play. */
export const Lapsed: Story = {
  args: { account: 'lapsed', path: '/history' },
  play: async ({ canvas }) => {
    await canvas.findByText('Your history stays yours');
    const [row] = await canvas.findAllByRole('article');
    await expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/profile?tab=subscription&reason=library',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Library' })).not.toBeInTheDocument();
  },
};

/** Every other tab leads to the plans, and says why. */
export const LapsedFavorites: Story = {
  args: { account: 'lapsed' },
  play: expectRole('link', { name: 'Watch History' }),
};

export const SignedOut: Story = {
  args: { account: undefined },
  play: expectRole('heading', { name: 'Welcome back' }),
};
