// Covers: site/home, site/auth, site/faq, site/catalogue, site/library, site/watch, site/profile, shop/products, shop/product, shop/cart
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { signIn } from './support/actions';

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

/**
 * Describes the focused element if it is completely off the screen. Returns 'end' if nothing has
 * focus, otherwise ''.
 */
const findHiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'end';
    // A visually hidden field has a label or a frame that shows its focus.
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

/** Presses Tab up to 40 times. Returns the stops that are completely off the screen. */
async function findHiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  let presses = 0;
  for (; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await findHiddenFocus(page);
    if (stop === 'end') break;
    if (stop) hidden.push(stop);
  }
  expect(presses, 'stops on the page').toBeGreaterThan(3);
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

const MEMBER = 'member@gschool.example';
const watch = '/videos/watch/morning-mobility-in-ten?inspector=off';

/** Pages for members, each with an element that is shown when the page is complete. */
const memberPages = [
  {
    name: 'the list of classes',
    path: '/videos?inspector=off',
    find: (page: Page) => page.getByRole('region', { name: 'All classes' }).getByRole('article'),
  },
  {
    name: 'the library with its tabs',
    path: '/library?tab=favorites&inspector=off',
    find: (page: Page) => page.getByRole('list', { name: 'Favorites' }).getByRole('article'),
  },
  {
    name: 'the profile',
    path: '/profile?tab=personal-info&inspector=off',
    find: (page: Page) => page.getByRole('textbox', { name: 'Display name' }),
  },
  {
    name: 'a class with its player',
    path: watch,
    find: (page: Page) => page.getByRole('slider', { name: 'Position' }),
  },
];

const shopPages = ['/merchandise/shop', '/merchandise/product/studio-tee', '/merchandise/cart'];

test.describe('at 400% zoom, bars leave the page readable and cover no focus', () => {
  test('for a visitor', { tag: '@merge' }, async ({ page }) => {
    for (const path of ['/', '/auth/sign-in', '/about/faq']) {
      await page.goto(`${path}?inspector=off`);
      await expectReadable(page);
    }
  });

  for (const { name, path, find } of memberPages) {
    test(`for a member in ${name}`, { tag: '@merge' }, async ({ page }) => {
      await signIn(page, MEMBER, path);
      await expect(find(page).first()).toBeVisible();
      await expectReadable(page);
    });
  }

  test('for a member in the captions menu of the player', { tag: '@merge' }, async ({ page }) => {
    await signIn(page, MEMBER, watch);
    const player = page.getByRole('region', { name: /^Player/ });
    await player.getByRole('button', { name: /^Captions/ }).click();
    const menu = player.locator('[data-player-part=menu]');
    const controls = menu.locator('input, button');
    await expect(menu.getByRole('radio', { name: 'English' })).toBeAttached();
    await menu.getByRole('button', { name: 'Caption style' }).click();
    await expect(menu.getByRole('group', { name: 'Size' })).toBeVisible();
    for (const control of await controls.all()) {
      await control.focus();
      expect(await findHiddenFocus(page)).toBe('');
    }
  });

  test('for a customer', { tag: '@merge' }, async ({ page, shop }) => {
    for (const path of shopPages) {
      await page.goto(`${shop}${path}?inspector=off`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page);
    }
  });
});
