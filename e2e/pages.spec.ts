// Covers: site/home, site/shell, site/catalogue, shop/cart
import { getPackText } from '@gschool/domain/content-pack';

import { expect, test } from './support/test';
import { createDemoPack } from '../mocks/src/content';
import { selectRadio, signIn } from './support/actions';
import { getBeginning } from './support/clock';

/** Deep links, reloads, titles and no horizontal scroll at 320 px. */
const visitors = [
  { path: '/', title: /Gschool/ },
  { path: '/auth/sign-in', title: 'Sign In · Gschool' },
  { path: '/auth/sign-up', title: 'Enroll · Gschool' },
];
const members = [
  { path: '/videos', title: 'Videos · Gschool' },
  { path: '/videos/watch/morning-mobility-in-ten', title: 'Morning mobility in ten · Gschool' },
  { path: '/profile', title: 'Profile · Gschool' },
  { path: '/profile?tab=subscription', title: 'Profile · Gschool' },
  { path: '/profile?tab=account', title: 'Profile · Gschool' },
];

const darkRtlSettings = JSON.stringify({ color: 'dark', scheme: 'dark', direction: 'rtl' });

for (const { path, title } of visitors) {
  test(`a visitor opens ${path}`, { tag: '@full' }, async ({ page, expectNoAxeViolations }) => {
    await page.goto(`${path}?inspector=off`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations();
    await page.evaluate(
      (settings) => sessionStorage.setItem('gschool.settings', settings),
      darkRtlSettings,
    );
    await page.setViewportSize({ width: 320, height: 700 });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await expectNoAxeViolations(`${path} dark, right to left, 320 px`);
  });
}

test('a member opens every page and reloads it', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'member@gschool.example', '/videos?inspector=off');
  for (const { path, title } of members) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await page.reload();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { path } of members) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      path,
    ).toBeLessThanOrEqual(320);
  }
});

test('an unknown path gives a 404 with a link home', async ({ page }) => {
  const response = await page.goto('/nowhere?inspector=off');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown class shows an error page', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, 'member@gschool.example', '/videos/watch/no-such-class?inspector=off');
  await expect(page.getByRole('heading', { name: 'We couldn’t find this class' })).toBeVisible();
});

test('the home page contains only public classes', async ({ page }) => {
  await page.goto('/?inspector=off');
  const html = await page.content();
  const { videos } = createDemoPack(new Date(getBeginning()));
  const hidden = videos
    .filter((video) => !video.public)
    .map(({ title }) => getPackText(title, 'en'));
  expect(hidden.length).toBeGreaterThan(50);
  expect(hidden.filter((title) => html.includes(title))).toEqual([]);
});

test('the menus follow the role', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin@gschool.example', '/profile?inspector=off');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Gaia Moretti/ })
    .click();
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Admin Dashboard/ })).toHaveAttribute(
    'rel',
    /noopener/,
  );
});

test(
  'the shop shows the cart of three items for $49.00',
  { tag: '@merge' },
  async ({ page, shop, expectNoAxeViolations }) => {
    await page.goto(`${shop}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations();
    await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel).toContainText('$49.00');
    await expectNoAxeViolations('the cart panel');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  },
);

test('Back restores the scroll position', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'member@gschool.example', '/videos?inspector=off');
  const heading = page.getByRole('heading', { name: 'All classes' });
  await heading.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('region', { name: 'All classes' }).getByRole('article').first().click();
  await expect(page).toHaveURL(/\/videos\/watch\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test(
  'Back restores the scroll position of the shop’s start page',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop}/`);
    // The section loads its products when it enters the viewport.
    const merchandise = page.getByRole('region', { name: 'Merchandise' });
    await merchandise.scrollIntoViewIfNeeded();
    const products = merchandise.getByRole('article');
    await products.last().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    await products.last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/merchandise\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
  },
);

test('the customizer changes the theme of the shop', { tag: '@full' }, async ({ page, shop }) => {
  await page.goto(`${shop}/`);
  // The gear of the header; nothing floats over the page.
  const gear = page.getByRole('button', { name: 'Customize appearance' });
  await expect(gear).toHaveCount(1);
  await page.getByRole('banner').getByRole('button', { name: 'Customize appearance' }).click();
  const panel = page.getByRole('dialog');
  await selectRadio(panel, 'hulu');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/theme-hulu/);
});
