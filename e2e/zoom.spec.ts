// Covers: site/home, site/auth, site/faq, shop/products, shop/product, shop/cart
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

/** A screen of 1280 × 1024 px at 400%. */
test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

/** The share of the screen that fixed and sticky elements cover, from 0 to 1. */
const measureBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let points = 0;
    let covered = 0;
    for (let x = 4; x < innerWidth; x += 8) {
      for (let y = 4; y < innerHeight; y += 8) {
        points += 1;
        let element = document.elementFromPoint(x, y);
        while (element && !/fixed|sticky/.test(getComputedStyle(element).position))
          element = element.parentElement;
        if (element) covered += 1;
      }
    }
    return covered / points;
  });

/** Presses Tab up to 40 times. Returns the stops of which nothing is on the screen. */
async function findHiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      // A field that is hidden for the eye has a label or a frame that shows its focus.
      const isHidden = element.getBoundingClientRect().width <= 4;
      const frame = isHidden ? element.parentElement : null;
      const target = element.closest('label') ?? frame ?? element;
      const { left, top, width, height } = target.getBoundingClientRect();
      for (let column = 0.5; column < 8; column += 1) {
        for (let row = 0.5; row < 8; row += 1) {
          const hit = document.elementFromPoint(
            left + (width * column) / 8,
            top + (height * row) / 8,
          );
          if (hit && target.contains(hit)) return '';
        }
      }
      return `${element.localName} ${element.id} ${target.textContent?.slice(0, 40)}`;
    });
    if (stop === 'end') break;
    if (stop) hidden.push(stop);
  }
  return hidden;
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, Math.min(600, document.body.scrollHeight / 2)));
  await expect
    .poll(() => measureBars(page), 'the share of the screen under bars')
    .toBeLessThan(0.2);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findHiddenStops(page), 'stops that are not on the screen').toEqual([]);
}

const shopPages = ['/merchandise/shop', '/merchandise/product/studio-tee', '/merchandise/cart'];

test.describe('at 400% zoom, bars leave the page readable and cover no focus', () => {
  test('for a visitor', async ({ page }) => {
    for (const path of ['/', '/auth/sign-in', '/about/faq']) {
      await page.goto(`${path}?inspector=off`);
      await expectReadable(page);
    }
  });

  test('for a customer', async ({ page, shop }) => {
    for (const path of shopPages) {
      await page.goto(`${shop}${path}?inspector=off`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page);
    }
  });
});
