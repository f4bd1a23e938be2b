// Covers: site/watch
import type { Page } from '@playwright/test';

import { autoplay, expect, test } from './support/test';
import { playedSeconds, signIn } from './support/actions';
import { installClock } from './support/clock';

// Signed video URLs: what a copied URL gives access to, and how a class continues with new URLs.

/** The class is 45 minutes long; the player loads ten minutes ahead. */
const path = '/videos/watch/heavy-on-purpose';

test.use(autoplay);

// Several videos play at the same time and in real time, decoded without a graphics card.
test.setTimeout(120_000);

/** Starts collecting the URLs of the playlists and segments that the page loads. */
const watchAddresses = (page: Page) => {
  const playlists: string[] = [];
  const segments: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/cloudfunctions\.net\/playback\/.*\.m3u8/.test(url)) playlists.push(url);
    if (/storage\.googleapis\.com\/.*\.m4s/.test(url)) segments.push(url);
  });
  return { playlists, segments };
};

const startClass = async (page: Page, query = '') => {
  await signIn(page, 'member@gschool.example', path + query);
  const player = page.getByRole('region', { name: /^Player/ });
  await player
    .getByRole('button', { name: /^(Play|Resume at .*)$/ })
    .first()
    .click();
  await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });
  return { player, video: page.locator('video') };
};

/** The status that someone else gets with a copied URL. */
const statusOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (copied) => (await fetch(copied)).status, url);

const withOtherEnd = (url: string): string => url.slice(0, -1) + (url.endsWith('0') ? '1' : '0');

/** When a playlist's URL expires, in epoch milliseconds. */
const endOf = (url: string): number => Number(new URL(url).searchParams.get('ends'));

/** Seeks past everything that is loaded, and waits until the video plays from there. */
const seekTo = async (page: Page, seconds: number) => {
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to;
  }, seconds);
  await expect.poll(() => playedSeconds(video), { timeout: 30_000 }).toBeGreaterThan(seconds + 0.3);
  expect(await playedSeconds(video)).toBeLessThan(seconds + 8);
};

test(
  'a copied address is refused with a byte changed and after six hours, and the class continues',
  { tag: '@merge' },
  async ({ page }) => {
    const { playlists, segments } = watchAddresses(page);
    const { player } = await startClass(page);
    const copied = [playlists[0] ?? '', segments[0] ?? ''];
    for (const url of copied) {
      expect(await statusOf(page, url)).toBe(200);
      expect(await statusOf(page, withOtherEnd(url))).toBe(403);
      expect(await statusOf(page, url.replace(/(ends|X-Goog-Expires)=/, '$1=9'))).toBe(403);
      expect(await statusOf(page, url.split('?')[0] ?? '')).toBe(403);
    }

    await page.getByRole('button', { name: 'Demo tools' }).click();
    const tools = page.getByRole('complementary', { name: 'Demo tools' });
    for (let hour = 0; hour < 6; hour++)
      await tools.getByRole('button', { name: '+1 hour' }).click();
    await expect.poll(() => statusOf(page, copied[1] ?? '')).toBe(403);
    expect(await statusOf(page, copied[0] ?? '')).toBe(403);

    // The URLs that the player has are refused, too, so it gets new ones.
    await seekTo(page, 2000);
    await expect(player.getByRole('alert')).toHaveCount(0);
    expect(await statusOf(page, segments.at(-1) ?? '')).toBe(200);
  },
);

test(
  'addresses are renewed before their end, and the video does not stop',
  { tag: '@merge' },
  async ({ page }) => {
    await installClock(page);
    const { playlists, segments } = watchAddresses(page);
    const { player, video } = await startClass(page, '?inspector=off');
    const firstEnd = endOf(playlists[0] ?? '');
    await video.evaluate((element) => {
      for (const name of ['pause', 'emptied', 'loadstart'])
        element.addEventListener(name, () => element.setAttribute('data-stopped', name));
    });
    const before = await playedSeconds(video);
    await page.clock.fastForward('05:40:00');
    // The master playlist and the playlists of both qualities.
    await expect
      .poll(() => new Set(playlists.filter((url) => endOf(url) > firstEnd)).size, {
        timeout: 20_000,
      })
      .toBe(3);
    await expect.poll(() => playedSeconds(video)).toBeGreaterThan(before + 1);
    await expect(player).toHaveAttribute('data-state', 'playing');

    // By now, the first URLs have expired.
    await page.clock.fastForward('00:40:00');
    expect(await statusOf(page, segments[0] ?? '')).toBe(403);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await seekTo(page, 2000);
    expect(refused).toEqual([]);
    await expect(page.locator('video[data-stopped]')).toHaveCount(0);
  },
);

test(
  'the samples of visitors open without the function and without a token',
  { tag: '@merge' },
  async ({ page }) => {
    const files: string[] = [];
    const needless: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (/\.(mp4|m4s|m3u8|jpg|webp|avif)($|\?)/.test(url)) files.push(url);
      if (
        /cloudfunctions\.net|storage\.googleapis\.com/.test(url) ||
        request.headers().authorization
      )
        needless.push(url);
    });
    await page.goto('/?inspector=off');
    const samples = page.getByRole('region', { name: 'A look inside' });
    await samples.getByRole('button', { name: 'Play the clip' }).click();
    const clip = samples.getByLabel('A silent loop of a class in the player');
    await expect.poll(() => playedSeconds(clip)).toBeGreaterThan(0);
    const titles = samples.getByRole('list', { name: /^A few of the classes/ });
    await expect(titles.getByRole('listitem').first()).toBeVisible();
    for (const picture of await titles.locator('svg, img').all())
      await expect(picture).toBeVisible();
    // The clip is a plain file, without a signature.
    expect(
      files.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search),
    ).toEqual(expect.arrayContaining(['/clips/brand.mp4']));
    expect(needless).toEqual([]);
  },
);
