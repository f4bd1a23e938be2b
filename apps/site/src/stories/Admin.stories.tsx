import { encodeEntry } from '@gschool/data/caches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within, waitFor } from 'storybook/test';

import { createFrame, pageParameters, expectRole } from '#storybook/pageStories';
import { SitePage } from './SitePage';

/** What only administrators see: their entries of the profile menu, and the diagnostics page. */
const meta = {
  title: 'Pages/Site/Administrator',
  component: SitePage,
  args: { path: '/admin/diagnostics', account: 'admin' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the profile menu and returns the administrator's entries. */
async function openMenu(canvasElement: HTMLElement) {
  const banner = within(await within(canvasElement).findByRole('banner'));
  await banner.findByRole('list', { name: 'Administrator', hidden: true });
  await userEvent.click(banner.getByRole('button', { name: /account|profile/i }));
  return within(banner.getByRole('list', { name: 'Administrator' }));
}

/** Returns the visible toast; its text is also in a live region. */
const toast = async (text: string | RegExp) => {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  const title = await within(region).findByText(text);
  await waitFor(() => expect(title).toBeVisible());
  return title;
};

/**
 * The administrator's group: the external dashboard, what the browser has cached, and how to clear
 * the caches.
 */
export const Menu: Story = {
  args: { path: '/profile' },
  play: async ({ canvasElement }) => {
    const group = await openMenu(canvasElement);
    const dashboard = group.getByRole('link', { name: /Admin Dashboard/ });
    await expect(dashboard).toHaveAttribute('href', '/studio/');
    await expect(dashboard).toHaveAttribute('target', '_blank');
    await expect(dashboard.getAttribute('rel')).toContain('noopener');
    await waitFor(() => expect(group.getByRole('button', { name: 'Clear Cache' })).toBeVisible());
  },
};

/** A moderator’s menu doesn’t have this group. */
export const MenuOfAModerator: Story = {
  args: { path: '/profile', account: 'moderator' },
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole('banner'));
    await userEvent.click(await banner.findByRole('button', { name: /account|profile/i }));
    await waitFor(() => expect(banner.getByRole('button', { name: 'Sign Out' })).toBeVisible());
    await expect(banner.queryByText('Clear Cache')).toBeNull();
    await expect(banner.queryByText('Administrator')).toBeNull();
  },
};

/** Clear Cache says how many entries were cleared. */
export const Cleared: Story = {
  args: { path: '/profile' },
  play: async ({ canvasElement }) => {
    const group = await openMenu(canvasElement);
    localStorage.setItem('gschool.cache/demo-admin/library/', 'an entry');
    // A page may remove a cache entry that it can't read. No page reads this entry.
    localStorage.setItem('another cache', 'an entry');
    sessionStorage.setItem('anything', 'at all');
    await userEvent.click(group.getByRole('button', { name: 'Clear Cache' }));
    await expect(await toast(/^[1-9]\d* cache entr(y|ies) cleared$/)).toBeVisible();
    await expect(localStorage.getItem('gschool.cache/demo-admin/library/')).toBeNull();
    await expect(sessionStorage.length).toBe(0);
  },
};

/** Storage is blocked: the fixed title, and what to do. */
export const ClearFailed: Story = {
  args: { path: '/profile' },
  beforeEach: () => {
    const clear = Storage.prototype.clear;
    return () => {
      Storage.prototype.clear = clear;
    };
  },
  play: async ({ canvasElement }) => {
    const group = await openMenu(canvasElement);
    Storage.prototype.clear = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    await userEvent.click(group.getByRole('button', { name: 'Clear Cache' }));
    await expect(await toast('Cache Clear Error')).toBeVisible();
  },
};

/** Caches an entry that is `age` milliseconds old. */
const putEntry = (name: string, age: number) =>
  localStorage.setItem(
    `gschool.cache/demo-admin/${name}/`,
    encodeEntry({ data: name.repeat(400), timestamp: Date.now() - age, forceRefresh: false }),
  );

/** What’s cached, how old it is and when it expires. */
export const Diagnostics: Story = {
  play: async ({ canvas }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh' });
    putEntry('class/morning-mobility-in-ten', 90_000);
    putEntry('class/warrior-flow-for-heavy-days', 3 * 3_600_000);
    putEntry('library', 40_000);
    await userEvent.click(refresh);
    await canvas.findByRole('row', { name: /^Classes 30 min 2 / });
    await expect(
      canvas.getByRole('row', { name: /heavy-days Classes Expired 3 h 2 h ago/ }),
    ).toBeVisible();
  },
};

/** Each kind can be refreshed or cleared. */
export const RefreshAndClear: Story = {
  play: async (context) => {
    await Diagnostics.play?.(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Force refresh: Classes' }));
    await page.findByRole('row', { name: /^Classes 30 min 2 .* 1, last at / });
    await page.findByRole('row', { name: /in-ten Classes Refresh requested / });

    await userEvent.click(page.getByRole('button', { name: 'Clear: Classes' }));
    await page.findByRole('row', { name: /^Classes 30 min 0 / });
    await expect(await toast('Classes: 2 entries cleared')).toBeVisible();
  },
};

/** Nothing has been loaded yet. */
export const NothingCached: Story = {
  name: 'Nothing cached',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing cached' });
    await expect(canvas.getByText('Everything is in order')).toBeVisible();
  },
};

/** A problem, and what to do about it. */
export const Damaged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing cached' });
    localStorage.setItem('gschool.cache/demo-admin/library/', '{"data":');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('1 entry is damaged')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^library .* Damaged Unknown/ })).toBeVisible();
  },
};

/** The URL doesn’t work for anyone else. */
export const NotForMembers: Story = {
  args: { account: 'member' },
  play: expectRole('heading', { name: 'We can’t find that page' }),
};

export const NotForVisitors: Story = {
  args: { account: undefined },
  play: expectRole('heading', { name: 'We can’t find that page' }),
};
