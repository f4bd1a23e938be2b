// Covers: shop/products, shop/search, shop/shell, shop/blog, site/search
import type { Locator, Page } from '@playwright/test';

import { signIn, waitForHydration } from './support/actions';
import { expect, test } from './support/test';

/** 29 letters. Typing and deleting them causes 58 changes in a field. */
const TEXT = 'a mat for long quiet mornings';

/** How many history changes the browser allows after that. */
const LIMIT = 6;

interface HistoryWindow {
  historyCalls: number;
  historyLimit: number;
}

/** Counts the history changes, and refuses them, like Safari, when there are too many. */
const countHistory = (page: Page) =>
  page.addInitScript(() => {
    const counts = window as unknown as HistoryWindow;
    Object.assign(counts, { historyCalls: 0, historyLimit: Infinity });
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name];
      history[name] = function (this: History, ...args) {
        counts.historyCalls += 1;
        if (counts.historyCalls > counts.historyLimit)
          throw new DOMException(
            'Attempt to use history.replaceState() more than 100 times',
            'SecurityError',
          );
        change.apply(this, args);
      };
    }
  });

const readCalls = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as HistoryWindow).historyCalls);

/** Restarts the count with a new limit. */
const limitHistory = (page: Page, limit: number) =>
  page.evaluate((most) => {
    Object.assign(window, { historyCalls: 0, historyLimit: most });
  }, limit);

/** A pause between keys after which the URL changes, in ms. The product waits for 300 ms. */
const PAUSE_MS = 250;

/**
 * Types and deletes the text without a pause, and expects one change of the history. In the page,
 * because the keys of a test pause on a slow machine. If the page is so slow that it pauses, each
 * pause may change the history once.
 */
async function typeAndDelete(page: Page, field: Locator): Promise<void> {
  // The router changes the history once when the page starts.
  await waitForHydration(page);
  await limitHistory(page, LIMIT);
  const pauses = await field.evaluate(
    async (element: HTMLInputElement, { text, pause }) => {
      let count = 0;
      let last = performance.now();
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const lengths = Array.from({ length: text.length }, (_, index) => index + 1);
      for (const length of [...lengths, ...lengths.toReversed().map((one) => one - 1)]) {
        setValue.call(element, text.slice(0, length));
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 10));
        if (performance.now() - last > pause) count += 1;
        last = performance.now();
      }
      return count;
    },
    { text: TEXT, pause: PAUSE_MS },
  );
  await expect(field).toHaveValue('');
  await expect.poll(() => readCalls(page)).toBeGreaterThan(0);
  await page.waitForTimeout(700);
  expect(await readCalls(page)).toBeLessThanOrEqual(1 + pauses);
  await limitHistory(page, Infinity);
}

test(
  'typing in the shop’s searches changes the history once for each pause',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await countHistory(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop}/merchandise?inspector=off`);
    await waitForHydration(page);
    await page.goto(`${shop}/merchandise/shop?inspector=off`);
    await expect(page.getByText('24 products', { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    const list = main.getByRole('textbox', { name: 'Keyword' });
    await typeAndDelete(page, list);
    // The results are updated after each key, before the URL is.
    await page.evaluate(() => ((window as unknown as HistoryWindow).historyCalls = 0));
    await list.fill('cork mat');
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(page).toHaveURL(/q=cork(\+|%20)mat/);
    expect(await readCalls(page)).toBe(1);

    // If a link is followed before the pause is over, the text stays in the list's history entry.
    await list.fill('bottle');
    await main.getByRole('link', { name: 'Steel bottle' }).first().click();
    await expect(page).toHaveURL(/\/merchandise\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(/q=bottle/);
    await expect(list).toHaveValue('bottle');
    await page.goBack();
    await expect(page).toHaveURL(/\/merchandise(\?|$)/);

    await page.goto(`${shop}/blogs?inspector=off`);
    await waitForHydration(page);
    await typeAndDelete(page, main.getByRole('searchbox'));

    await page.goto(`${shop}/?inspector=off`);
    await waitForHydration(page);
    const header = page.getByRole('banner').getByRole('searchbox');
    await typeAndDelete(page, header);
    await header.fill('mat');
    await expect(page.getByRole('region', { name: 'Results for “mat”' })).toBeVisible();
    await expect(page).toHaveURL(/\?q=mat$/);
  },
);

test(
  'a browser that refuses changes of the history breaks no search',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await countHistory(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop}/merchandise/shop?inspector=off`);
    await expect(page.getByText('24 products', { exact: true })).toBeVisible();
    await waitForHydration(page);
    await limitHistory(page, 0);
    const main = page.getByRole('main');
    const list = main.getByRole('textbox', { name: 'Keyword' });
    await list.fill('cork mat');
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect.poll(() => readCalls(page)).toBeGreaterThan(0);
    await expect(page).not.toHaveURL(/q=/);
    await expect(main.getByRole('article')).toHaveCount(2);
    // When changes are allowed again, the URL is updated.
    await limitHistory(page, Infinity);
    await expect(page).toHaveURL(/q=cork/);
  },
);

test(
  'typing in the search of the site changes the history once for each pause',
  { tag: '@merge' },
  async ({ page }) => {
    await countHistory(page);
    await signIn(page, 'member@gschool.example', '/search?inspector=off');
    const field = page.getByRole('main').getByRole('searchbox');
    await typeAndDelete(page, field);
    await field.fill('yoga');
    await expect(page).toHaveURL(/q=yoga/);
    await page.reload();
    await expect(field).toHaveValue('yoga');
  },
);
