// Covers: site/catalogue, site/watch, shop/products, shop/product, shop/start
import type { Locator, Page } from '@playwright/test';

import { signIn } from './support/actions';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** How far a card may be from its former position after Back or a reload, in px. */
const TOLERANCE = 8;

/**
 * Scrolls with the mouse wheel until the element is near the middle of the screen, the way people
 * do.
 */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  // The pointer must not be over the filters, which have their own scroll area.
  await page.mouse.move((page.viewportSize()?.width ?? 0) * 0.6, 400);
  await expect(async () => {
    const { top, height } = await target.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      height: window.innerHeight,
    }));
    const distance = top - height / 2;
    if (Math.abs(distance) < height / 4) return;
    await page.mouse.wheel(0, Math.max(-900, Math.min(900, distance)));
    throw new Error('The element is not in the middle of the screen');
  }).toPass({ intervals: [50], timeout: 20_000 });
  // For the cards that were scrolled past, the estimated heights were replaced with real ones.
  await page.waitForTimeout(400);
}

const topOf = (link: Locator): Promise<number> =>
  link.evaluate((element) => element.getBoundingClientRect().top);

/** Expects a link to be at its former position once its list is rendered, and to stay there. */
async function expectPlace(link: Locator, top: number): Promise<void> {
  // A busy machine renders a long list in more than ten seconds.
  await link.waitFor({ state: 'attached', timeout: 30_000 });
  await expect
    .poll(async () => Math.abs((await topOf(link)) - top), { timeout: 8000 })
    .toBeLessThanOrEqual(TOLERANCE);
  await link.page().waitForTimeout(700);
  expect(Math.abs((await topOf(link)) - top)).toBeLessThanOrEqual(TOLERANCE);
}

/** Opens a link in a list and returns, then reloads the list. */
async function expectReturn(page: Page, link: Locator, opened: RegExp): Promise<void> {
  await scrollTo(page, link);
  const top = await topOf(link);
  const list = page.url();
  await link.click();
  await expect(page).toHaveURL(opened);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expectPlace(link, top);
  await page.reload();
  await expectPlace(link, top);
}

for (const { name, viewport, tag } of [
  { name: 'a phone', viewport: phone, tag: [] },
  { name: 'a wide screen', viewport: wide, tag: '@merge' },
]) {
  test(`Back and a reload return to the class on ${name}`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'member@gschool.example', '/videos?inspector=off');
    const cards = page.getByRole('region', { name: 'All classes' }).getByRole('article');
    await expect(cards.first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectReturn(page, cards.nth(29).getByRole('link').first(), /\/videos\/watch\//);
  });
}

test('Back returns to the class in a long list', { tag: '@merge' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await signIn(page, 'member@gschool.example', '/videos?page=7&scenario=many&inspector=off');
  const cards = page.getByRole('region', { name: 'All classes' }).getByRole('article');
  await expect(cards).toHaveCount(336);
  const link = cards.nth(320).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await expectReturn(page, link, /\/videos\/watch\//);
});

test(
  'Back and a reload return to the product, also on a further page',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.setViewportSize(phone);
    await page.goto(`${shop}/merchandise/shop?inspector=off`);
    const products = page.getByRole('main').getByRole('article');
    await page.getByRole('link', { name: /^Show more products/ }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(products).toHaveCount(24);
    await expectReturn(
      page,
      products.nth(19).getByRole('link').first(),
      /\/merchandise\/product\//,
    );
  },
);

test(
  'Back returns to the product of the shop’s start page',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.setViewportSize(wide);
    await page.goto(`${shop}/?inspector=off`);
    const merchandise = page.getByRole('region', { name: 'Merchandise' });
    await merchandise.scrollIntoViewIfNeeded();
    const link = merchandise.getByRole('article').last().getByRole('link').first();
    await expect(link).toBeVisible();
    await expectReturn(page, link, /\/merchandise\/product\//);
  },
);
