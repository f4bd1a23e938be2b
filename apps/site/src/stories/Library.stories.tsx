import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { offlineConsole } from './offlineConsole';
import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };

/** `/library` in every state: each story is a scenario of the mock. */
const meta = {
  title: 'Pages/Site/Library',
  component: SitePage,
  args: { path: '/library', account: 'member' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the library opens with: where you left off, statistics, favorites. */
export const Favorites: Story = {
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'Favorites' }, slow);
    await expect(page.getByRole('region', { name: 'Continue watching' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Looking back' })).toBeVisible();
    const hearts = page.getAllByRole('button', { name: /^Favorite: /, pressed: true });
    await expect(hearts.length).toBeGreaterThan(1);
    const tabs = within(page.getByRole('navigation', { name: 'Library' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(/^Favorites/);
  },
};

export const Saved: Story = {
  args: { path: '/library?tab=saved' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'Saved' }, slow);
    await expect(page.getAllByRole('article').length).toBeGreaterThan(1);
  },
};

export const Watchlist: Story = {
  args: { path: '/library?tab=watchlist' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'Watchlist' }, slow);
    await expect(page.getAllByRole('article').length).toBeGreaterThan(1);
  },
};

export const Playlists: Story = {
  args: { path: '/library?tab=playlists' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'New playlist' }, slow)).toBeVisible();
    await expect(page.getAllByRole('button', { name: /^More options for/ }).length).toBeGreaterThan(
      1,
    );
  },
};

export const History: Story = {
  args: { path: '/library?tab=history' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Clear history' }, slow)).toBeVisible();
    await expect(page.getAllByRole('button', { name: /from the history$/ })).not.toHaveLength(0);
  },
};

/** The skeleton, while it loads. */
export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading', {}, slow);
    await expect(loading.closest('[aria-busy]')).not.toBeNull();
  },
};

/** Nothing has been favorited, saved or watched, and there’s nothing to choose from either. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No favorites yet' }, slow);
    await expect(page.getByRole('link', { name: 'Browse classes' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { scenarioAfterSignIn: 'error' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
  },
};

/** No request reaches the network, and nothing is cached on this device yet. */
export const Offline: Story = {
  args: { scenarioAfterSignIn: 'offline' },
  parameters: {
    scenario: 'default',
    checks: {
      exceptions: offlineConsole,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
    await expect(page.getByText(/offline|connection/i)).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { scenario: 'denied' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/Your account can’t open this page/, {}, slow);
    // No tab has a count that it cannot show.
    for (const tab of page.getAllByRole('link', {
      name: /^(Favorites|Saved|Watchlist|Playlists)/,
    })) {
      await expect(tab).not.toHaveTextContent(/\d/);
    }
  },
};

/** A subscription that has ended leaves the watch history, with nothing to play. */
export const Lapsed: Story = {
  args: { account: 'lapsed', path: '/history' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Your history stays yours', {}, slow);
    const [row] = await page.findAllByRole('article', {}, slow);
    await expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/profile?tab=subscription&reason=library',
    );
    await expect(page.queryByRole('navigation', { name: 'Library' })).not.toBeInTheDocument();
  },
};

/** Every other tab leads to the plans, and says why. */
export const LapsedFavorites: Story = {
  args: { account: 'lapsed' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Watch History' }, slow);
  },
};

export const SignedOut: Story = {
  args: { account: undefined },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Welcome back' }, slow);
  },
};
