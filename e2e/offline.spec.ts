// Covers: site/shell, site/catalogue, site/library, site/watch, site/search, site/events
import type { Page } from '@playwright/test';

import { playedSeconds, signIn, signOut } from './support/actions';
import { serveOwnSite, type OwnSite } from './support/ownSite';
import { autoplay, expect, test as base } from './support/test';

/**
 * Tests for a member without a network: the browser is offline, and the server is stopped. Only the
 * service worker and the data stored in this browser are available.
 */
const test = base.extend<{ site: OwnSite }>({
  site: async ({ page }, use) => {
    const site = await serveOwnSite();
    await use(site);
    await page.close();
    await site.stop();
  },
});

// Storing the app takes a while on a busy machine.
test.setTimeout(180_000);
test.use({ ...autoplay, storesApp: true });

interface Class {
  title: string;
  path: string;
}
const mobility: Class = {
  title: 'Morning mobility in ten',
  path: '/videos/watch/morning-mobility-in-ten',
};
const ankles: Class = { title: 'Ankles first', path: '/videos/watch/ankles-first' };
const { title } = mobility;

const countFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('gschool.files')).keys()).length);

/** Signs in and waits until everything for an offline start is stored. */
const prepare = async (page: Page, { url }: OwnSite): Promise<void> => {
  await page.goto(`${url}/about/faq?inspector=off`);
  await signIn(page, 'member@gschool.example', `${url}/videos`);
  await expect.poll(() => countFiles(page), { timeout: 60_000 }).toBeGreaterThan(150);
  const documents = () => page.evaluate(() => caches.match('/shell').then(Boolean));
  await expect.poll(documents, { timeout: 30_000 }).toBe(true);
};

/** Opens a class and downloads it. */
const download = async (page: Page, { url }: OwnSite, { path, title }: Class): Promise<void> => {
  await page.goto(url + path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `More options for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start download' }).click();
  await expect(main.getByRole('button', { name: `${title} is downloaded. Remove` })).toBeVisible({
    timeout: 30_000,
  });
};

const cutNetwork = async (page: Page, site: OwnSite): Promise<void> => {
  await page.context().setOffline(true);
  await site.stop();
};

test('a member starts offline, plays downloaded classes, and what they did arrives later', async ({
  page,
  site,
}) => {
  await prepare(page, site);
  // The data that an offline start shows is read in advance.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()), { timeout: 60_000 })
    .toContain('gschool.prefetched.');
  for (const one of [mobility, ankles]) await download(page, site, one);
  await cutNetwork(page, site);

  // The home page shows the member's name, Continue watching, and the catalog with its age.
  await page.goto(`${site.url}/videos`);
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible();
  await expect(page.getByText(/Last updated/).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account|profile/i })
    .click();
  await expect(page.getByText('Maya Okafor').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}/library?tab=history`);
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  await page.goto(`${site.url}/events`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  // Finds the class, and plays it to its end.
  await page.goto(`${site.url}/search?q=mobility`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  const player = page.getByRole('region', { name: /^Player/ });
  const video = page.locator('video');
  await player
    .getByRole('button', { name: /^(Play|Resume at .*)$/ })
    .first()
    .click();
  await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 4;
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.ended), { timeout: 30_000 })
    .toBe(true);
  expect(await playedSeconds(video)).toBeGreaterThan(590);

  // The next class is downloaded, too. It plays in the same player, with captions and chapters.
  await player.getByRole('button', { name: 'Cancel' }).click();
  await player.getByRole('link', { name: ankles.title }).click();
  await expect(page).toHaveURL(new RegExp(ankles.path));
  await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) =>
        [...element.textTracks].reduce((sum, { cues }) => sum + (cues?.length ?? 0), 0),
      ),
    )
    .toBeGreaterThan(0);
  await page
    .getByRole('main')
    .getByRole('region', { name: 'Chapters' })
    .getByRole('button', { name: 'Knee over toe' })
    .click();
  await expect.poll(() => playedSeconds(video), { timeout: 20_000 }).toBeGreaterThan(4 * 60);
  await player.press('k');
  await expect(player).toHaveAttribute('data-state', 'paused');
  const left = await playedSeconds(video);
  await page.goBack();

  // A change is pending, and the header says so.
  await page
    .getByRole('main')
    .getByRole('button', { name: `Favorite: ${title}`, exact: true })
    .first()
    .click();
  const waiting = page.getByText(/changes? (is|are) waiting/);
  await expect(waiting.first()).toBeVisible();

  // Back online, everything is sent. Signing out deletes the member's data in this browser, so that
  // the data that follows is from the server.
  await site.start();
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0, { timeout: 40_000 });
  await signOut(page);
  await signIn(page, 'member@gschool.example', `${site.url}/videos`);
  await page.goto(`${site.url}/library?tab=history`);
  const today = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  await expect(today).toContainText(/Finished/i);
  await page.goto(`${site.url}/library?tab=favorites`);
  await expect(page.getByRole('list', { name: 'Favorites' }).getByText(title)).toBeVisible();
  await page.goto(site.url + ankles.path);
  await player
    .getByRole('button', { name: /^Resume at / })
    .first()
    .click();
  await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });
  expect(Math.abs((await playedSeconds(video)) - left)).toBeLessThan(4);
});

test(
  'a class without a download says offline that it needs the network',
  { tag: '@merge' },
  async ({ page, site }) => {
    await prepare(page, site);
    await cutNetwork(page, site);
    await page.goto(`${site.url}/videos/watch/slow-strength-strong-legs`);
    await expect(
      page.getByRole('heading', { name: 'This class needs a connection' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'See downloads' })).toBeVisible();
  },
);
