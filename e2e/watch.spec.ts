// Covers: site/watch
import type { Page } from '@playwright/test';

import { autoplay, expect, test } from './support/test';
import { playedSeconds, signIn, signOut } from './support/actions';
import { viewportOf, widths } from './support/widths';

/** The player: resuming, keyboard shortcuts, the queue and network errors. */
const firstClass = '/videos/watch/morning-mobility-in-ten';

test.use(autoplay);

// Several videos play at the same time and in real time, decoded without a graphics card.
test.setTimeout(120_000);

const playerOf = (page: Page) => {
  const player = page.getByRole('region', { name: /^Player/ });
  return { player, video: page.locator('video') };
};

/** Clicks the large button over the poster, Play or Resume. */
const start = async (page: Page) => {
  const { player, video } = playerOf(page);
  await player
    .getByRole('button', { name: /^(Play|Resume at .*)$/ })
    .first()
    .click();
  await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });
  return { player, video };
};

const openAndPlay = async (page: Page, path = firstClass) => {
  await signIn(page, 'member@gschool.example', `${path}?inspector=off`);
  return start(page);
};

/** Seeks, and waits until the video plays from there. */
const seek = async (page: Page, seconds: number) => {
  const { video } = playerOf(page);
  await video.evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to;
  }, seconds);
  await expect.poll(() => playedSeconds(video), { timeout: 20_000 }).toBeGreaterThan(seconds + 0.3);
};

const expectPositionNear = async (page: Page, seconds: number) =>
  expect(Math.abs((await playedSeconds(playerOf(page).video)) - seconds)).toBeLessThan(4);

for (const width of widths('phone')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: viewportOf(width) });

    test(
      'a class resumes where it stopped',
      { tag: '@full' },
      async ({ page, expectNoAxeViolations }) => {
        const { player, video } = await openAndPlay(page);
        await expectNoAxeViolations('a class that plays');
        // A later position is saved right away; an earlier one only after ten seconds of playback.
        await seek(page, 420);
        await player.press('k');
        await expect(player).toHaveAttribute('data-state', 'paused');
        await page.reload();
        await start(page);
        await expectPositionNear(page, 420);
        await expect(player.getByText(/^Resuming at 7:0\d$/)).toBeVisible();
        // Leaves without a pause, so the position is in the journal.
        await seek(page, 450);
        const left = await playedSeconds(video);
        await page.goto('/videos');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto(firstClass);
        await start(page);
        await expectPositionNear(page, left);
      },
    );
  });
}

test(
  'two tabs play one class without seeking each other, and the last position is saved',
  { tag: '@merge' },
  async ({ page, context }) => {
    const { player, video } = await openAndPlay(page);
    await seek(page, 420);
    await player.press('k');
    const saved = await playedSeconds(video);
    await player.press('k');
    const second = await context.newPage();
    await second.goto(firstClass);
    await start(second);
    await expectPositionNear(second, saved);
    await seek(second, 500);
    await playerOf(second).player.press('k');
    await expect(playerOf(second).player).toHaveAttribute('data-state', 'paused');
    // The other tab's position does not move a video that is playing.
    await expect(player).toHaveAttribute('data-state', 'playing');
    expect(await playedSeconds(video)).toBeLessThan(480);
    // An earlier position is saved after ten seconds of playback.
    await expect.poll(() => playedSeconds(video), { timeout: 20_000 }).toBeGreaterThan(saved + 11);
    await player.press('k');
    await expect(player).toHaveAttribute('data-state', 'paused');
    const left = await playedSeconds(video);
    for (const tab of [second, page]) {
      await tab.reload();
      await start(tab);
      await expectPositionNear(tab, left);
    }
  },
);

test('the next class counts down, can be canceled and plays in the same player', async ({
  page,
}) => {
  const { player } = await openAndPlay(page);
  await seek(page, 597);
  await expect(player).toHaveAttribute('data-state', 'ended', { timeout: 20_000 });
  await expect(page.getByText('1 of 4 finished').first()).toBeAttached();
  await player.getByRole('button', { name: 'Cancel' }).click();
  await expect(player.getByText('Up next', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(firstClass));

  await page.evaluate(() => {
    document.querySelector('video')?.setAttribute('data-same', 'yes');
  });
  await player.getByRole('link', { name: 'Ankles first' }).click();
  await expect(page).toHaveURL(/ankles-first$/);
  await expect(page).toHaveTitle(/^Ankles first/);
  await expect(page.getByRole('region', { name: 'Player: Ankles first' })).toHaveAttribute(
    'data-state',
    'playing',
    { timeout: 20_000 },
  );
  await expect(page.locator('video[data-same]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: /^Player/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Player: Morning mobility in ten' })).toBeVisible();
});

test('a playlist plays in order in one player', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, 'member@gschool.example', '/library?tab=playlists&inspector=off');
  const list = page.getByRole('main').getByRole('article').first().getByRole('link');
  await expect(list).toHaveText(/\S/);
  const name = await list.innerText();
  await list.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const titles = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .allInnerTexts();
  await page.getByRole('link', { name: 'Play all' }).click();
  const queue = page.getByRole('complementary', { name });
  await expect(queue.locator('[aria-current="page"]')).toContainText(titles[0] ?? '');
  const { player, video } = await start(page);
  await video.evaluate((element) => element.setAttribute('data-same', 'yes'));
  await player.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('region', { name: `Player: ${titles[1]}` })).toHaveAttribute(
    'data-state',
    'playing',
    { timeout: 20_000 },
  );
  await expect(page).toHaveURL(/\?playlist=/);
  await expect(queue.locator('[aria-current="page"]')).toContainText(titles[1] ?? '');
  await expect(page.locator('video[data-same]')).toHaveCount(1);
});

test(
  'keyboard shortcuts work only while the player has the focus',
  { tag: '@full' },
  async ({ page }) => {
    const { player, video } = await openAndPlay(page);
    const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const before = await playedSeconds(video);
    for (const key of ['k', 'm', '9', 'End']) await page.keyboard.press(key);
    expect(await paused()).toBe(false);
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
    expect(Math.abs((await playedSeconds(video)) - before)).toBeLessThan(10);

    await player.press('k');
    expect(await paused()).toBe(true);
    await player.press('5');
    expect(Math.round(await playedSeconds(video))).toBe(300);
    await player.press('l');
    expect(Math.round(await playedSeconds(video))).toBe(310);
    await player.press('j');
    await player.press('ArrowLeft');
    expect(Math.round(await playedSeconds(video))).toBe(295);
    await player.press('Home');
    expect(await playedSeconds(video)).toBe(0);
    await player.press('>');
    await expect(player.getByText('1.25×').first()).toBeVisible();
    await player.press('m');
    await page.reload();
    // Player settings are stored on the device.
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.muted))
      .toBe(true);
  },
);

test(
  'a video that fails to load shows an error and retries at its position',
  { tag: '@merge' },
  async ({ page, context }) => {
    const { player, video } = await openAndPlay(page);
    // Requests are intercepted in the context, because the mock's service worker sends them.
    await context.route(/seg_\d+\.m4s/, (route) => route.fulfill({ status: 404 }));
    // Seeks past the buffer.
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 60;
    });
    const alert = player.getByRole('alert');
    await expect(alert).toContainText('your place is saved', { timeout: 60_000 });
    await expect(alert.getByRole('link', { name: 'See other classes' })).toBeVisible();
    await context.unroute(/seg_\d+\.m4s/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });
    expect(Math.abs((await playedSeconds(video)) - 61)).toBeLessThan(4);
  },
);

test(
  'a video plays its buffer offline, shows a message and continues online',
  { tag: '@merge' },
  async ({ page, context }) => {
    const { player, video } = await openAndPlay(page);
    await context.setOffline(true);
    const before = await playedSeconds(video);
    await expect.poll(() => playedSeconds(video)).toBeGreaterThan(before + 1);
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 400;
    });
    await expect(player.getByText(/^You’re offline\./)).toBeVisible();
    await expect(player.getByRole('alert')).toHaveCount(0);
    await context.setOffline(false);
    await expect.poll(() => playedSeconds(video), { timeout: 20_000 }).toBeGreaterThan(400.5);
    await expectPositionNear(page, 402);
  },
);

test(
  'a video with one 403 continues while the subscription is active',
  { tag: '@merge' },
  async ({ page, context }) => {
    const { player, video } = await openAndPlay(page);
    let refused = 0;
    await context.route(/seg_\d+\.m4s/, (route) =>
      refused++ === 0 ? route.fulfill({ status: 403 }) : route.fallback(),
    );
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 60;
    });
    await expect.poll(() => playedSeconds(video), { timeout: 20_000 }).toBeGreaterThan(61);
    await expect(player.getByRole('alert')).toHaveCount(0);
    expect(refused).toBeGreaterThan(0);
  },
);

test(
  'a video continues with a message when the member signs out in another tab',
  { tag: '@merge' },
  async ({ page, context }) => {
    const { player, video } = await openAndPlay(page);
    const other = await context.newPage();
    await other.goto('/profile?tab=account');
    await other.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL(/\/$/);
    await page.bringToFront();
    await expect(page.getByText('You’ve been signed out')).toBeVisible();
    await expect(player).toHaveAttribute('data-state', 'playing');
    const before = await playedSeconds(video);
    await expect.poll(() => playedSeconds(video)).toBeGreaterThan(before + 1);
    // The member chose to sign out, so nothing more is stored about them.
    await seek(page, 420);
    await page.goto('/videos');
    await expect(page).toHaveURL(/\/auth\/sign-in/);
    await signIn(page, 'member@gschool.example', firstClass);
    await start(page);
    expect(await playedSeconds(playerOf(page).video)).toBeLessThan(400);
  },
);

test(
  'signing out while a video plays saves its position first',
  { tag: '@merge' },
  async ({ page }) => {
    await openAndPlay(page);
    await seek(page, 420);
    await signOut(page);
    await expect(page).toHaveURL(/\/$/);
    await signIn(page, 'member@gschool.example', firstClass);
    await start(page);
    await expectPositionNear(page, 420);
  },
);
