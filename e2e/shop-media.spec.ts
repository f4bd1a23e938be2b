// Covers: shop/media, shop/landing, shop/search
import { expect, test } from './support/test';
import { tabTo } from './support/actions';

/** Titles, videos and the search of the shop. */
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test('a visitor opens a title of the top ten, plays a video and a playlist', async ({
  page,
  shop,
  expectNoAxeViolations,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${shop}/home?inspector=off`);
  const ten = page.getByRole('region', { name: 'Our top ten' });
  await ten.getByRole('link', { name: /Desert Mile/ }).click();
  await expect(page).toHaveTitle('Desert Mile · Gschool');
  await expect(page.getByRole('heading', { level: 1, name: 'Desert Mile' })).toBeAttached();

  await page.getByRole('link', { name: 'Try a one-minute practice' }).click();
  await expect(page).toHaveURL(`${shop}/videos/run-up`);
  const player = page.getByRole('region', { name: 'Player: Run-up' });
  await player.getByRole('button', { name: 'Play', exact: true }).first().click();
  const seconds = () =>
    player.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0.2);

  await page.goto(`${shop}/play-list/desk-hours`);
  await page.getByRole('link', { name: 'Play the videos' }).click();
  await expect(page).toHaveURL(`${shop}/videos/before-the-meeting?list=desk-hours`);
  const queue = page.getByRole('region', { name: 'Desk hours' });
  await expect(queue.getByRole('listitem')).toHaveCount(5);
  await expect(queue.locator('[aria-current]')).toContainText('Before the meeting');
  await queue.getByRole('link', { name: 'Desk to door' }).click();
  await expect(page.getByRole('region', { name: 'Player: Desk to door' })).toBeVisible();
  await expectNoAxeViolations();

  // A members-only video shows a link for signing in.
  await queue.getByRole('link', { name: 'Stair sprint' }).click();
  await expect(page.getByRole('heading', { name: 'For school members' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test(
  'the search on a phone opens a movie by keyboard, and the movie its related titles',
  { tag: '@merge' },
  async ({ page, shop, expectNoAxeViolations }) => {
    await page.setViewportSize(phone);
    await page.goto(`${shop}/?inspector=off`);
    // Waits for hydration, because earlier input would be lost.
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').first().fill('moonligth');
    const results = page.getByRole('region', { name: /Results for/ });
    await expect(results.getByRole('heading', { name: 'The Moonlight Dancer' })).toBeVisible();
    await page.getByRole('searchbox').first().fill('cork');
    await expect(results.getByRole('heading', { level: 3, name: 'Merchandise' })).toBeVisible();
    await page.getByRole('searchbox').first().fill('chalk');
    await tabTo(page, results.getByRole('link', { name: 'Chalk', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop}/movies/chalk`);

    await page.getByRole('link', { name: 'More like this' }).click();
    await expect(page).toHaveURL(`${shop}/movies/related?to=chalk`);
    await expect(page.getByRole('heading', { name: 'Goes with Chalk' })).toBeVisible();
    await page.getByLabel('Or any other').selectOption({ label: 'Ropework' });
    await expect(page).toHaveURL(`${shop}/movies/related?to=ropework`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Goes with Ropework' })).toBeVisible();
    await expectNoAxeViolations();
    await page.setViewportSize({ width: 320, height: 700 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  },
);
