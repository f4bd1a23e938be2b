// Covers: site/catalogue
import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/test';
import { signIn, tabTo } from './support/actions';

const member = 'member@gschool.example';
const grid = (page: Page, name = 'Classes') => page.getByRole('region', { name, exact: true });
const facet = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) });
const count = async (page: Page): Promise<number> =>
  Number.parseInt(await grid(page).getByRole('status').first().innerText());

/**
 * The scroll position, after it has stayed the same for three frames. When rows come near the
 * screen, their estimated heights are replaced frame by frame, and the browser scrolls by the
 * difference.
 */
const settledScroll = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let last = scrollY;
        let unchanged = 0;
        const checkFrame = () => {
          unchanged = scrollY === last ? unchanged + 1 : 0;
          last = scrollY;
          if (unchanged === 3) resolve(last);
          else requestAnimationFrame(checkFrame);
        };
        requestAnimationFrame(checkFrame);
      }),
  );

/** How far below the top of the screen an element begins, in px. */
const getTop = (element: Locator): Promise<number> =>
  element.evaluate((box) => box.getBoundingClientRect().top);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a filter is in the URL, and Back restores it with its pages and scroll position', async ({
    page,
    expectNoAxeViolations,
  }) => {
    await signIn(page, member, '/videos?inspector=off');
    // The member's own rows are loaded after the catalog, above the filters.
    await expect(page.getByRole('region', { name: 'Continue watching' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await facet(page, 'Not yet watched').scrollIntoViewIfNeeded();
    const rows = await settledScroll(page);
    expect(rows).toBeGreaterThan(900);
    await facet(page, 'Not yet watched').click();
    await expect(page).toHaveURL(/[?&]progress=not-yet$/);
    await expect(facet(page, 'Not yet watched')).toBeChecked();
    await expect(grid(page)).toBeInViewport();

    // Back restores the scroll position; Forward restores the filter.
    await page.goBack();
    await expect(grid(page, 'All classes')).toBeInViewport();
    expect(Math.abs((await settledScroll(page)) - rows)).toBeLessThan(4);
    await page.goForward();
    const total = await count(page);
    expect(total).toBeGreaterThan(48);
    await expectNoAxeViolations('the grid, narrowed');

    const cards = grid(page).getByRole('article');
    await cards.nth(47).scrollIntoViewIfNeeded();
    await expect(page).toHaveURL(/progress=not-yet&page=2$/);
    await expect(cards).toHaveCount(total);
    const card = cards.nth(50);
    await card.scrollIntoViewIfNeeded();
    await settledScroll(page);
    const place = await getTop(card);
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/progress=not-yet&page=2$/);
    await expect(card).toBeInViewport();
    // The card is at its former position. The heights of cards far above it are estimates and may
    // differ.
    await settledScroll(page);
    expect(Math.abs((await getTop(card)) - place)).toBeLessThan(4);
    await expect(facet(page, 'Not yet watched')).toBeChecked();

    await page.reload();
    await expect(cards).toHaveCount(total);
  });

  test('filters and order are set and removed by keyboard', { tag: '@merge' }, async ({ page }) => {
    await signIn(page, member, '/videos?style=yoga&inspector=off');
    const yoga = await count(page);
    await tabTo(page, facet(page, 'Beginner'));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/[?&]style=yoga&level=beginner$/);
    await expect(facet(page, 'Beginner')).toBeFocused();
    await expect.poll(() => count(page)).toBeLessThan(yoga);

    await page.reload();
    await tabTo(page, grid(page).getByRole('combobox', { name: 'Sort by' }));
    await page.keyboard.press('s');
    await expect(page).toHaveURL(/sort=shortest$/);
    await tabTo(page, page.getByRole('button', { name: 'Remove Beginner' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Yoga' })).toBeFocused();
    await expect(page).toHaveURL(/style=yoga&sort=shortest$/);
    await expect.poll(() => count(page)).toBe(yoga);

    // The button disappears, so focus moves to the heading.
    await tabTo(page, page.getByRole('button', { name: 'Clear all' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/videos\?(inspector=off&)?sort=shortest$/);
    await expect(grid(page).getByRole('heading', { name: 'Classes', exact: true })).toBeFocused();
    await expect(grid(page)).toBeInViewport();
  });

  test(
    'Continue watching removes a class, undoes it and links to all',
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, member, '/videos?inspector=off');
      const row = page.getByRole('region', { name: 'Continue watching' });
      const first = row.getByRole('article').first();
      // Not `innerText`, which is empty for a card that is not rendered yet.
      const title = (await first.getByRole('heading').textContent()) ?? '';
      await first.hover();
      await row.getByRole('button', { name: `Remove ${title} from Continue watching` }).click();
      await expect(row.getByRole('heading', { name: title })).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row.getByRole('heading', { name: title })).toBeVisible();
      await row.getByRole('link', { name: /^See all/ }).click();
      await expect(page).toHaveURL(/\?progress=begun$/);
      await expect(grid(page).getByRole('heading', { name: title })).toBeVisible();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'the filter sheet shows the number of results',
    { tag: '@merge' },
    async ({ page, expectNoAxeViolations }) => {
      await signIn(page, member, '/videos?sort=title&inspector=off');
      await grid(page).getByRole('button', { name: 'Filter', exact: true }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await facet(page, 'No equipment').tap();
      await facet(page, '10–20 min').tap();
      await expect(page).toHaveURL(/[?&]length=10-20&equipment=none&sort=title$/);
      await expectNoAxeViolations('the sheet of filters');
      const show = sheet.getByRole('button', { name: /^Show \d+ classes$/ });
      const promised = Number.parseInt((await show.innerText()).replace(/\D/g, ''));
      await show.tap();
      await expect(sheet).toBeHidden();
      await expect(grid(page).getByRole('article')).toHaveCount(promised);
      await expect(grid(page).getByRole('button', { name: 'Filter (2)' })).toBeFocused();
    },
  );

  test(
    'an empty list suggests filters to remove',
    { tag: '@merge' },
    async ({ page, expectNoAxeViolations }) => {
      await signIn(page, member, '/videos?style=breath&length=30-45&level=beginner&inspector=off');
      await expect(
        page.getByRole('heading', { name: 'No classes match all of these' }),
      ).toBeVisible();
      await expectNoAxeViolations('an empty grid');
      const suggestion = page.getByRole('button', { name: /^Without “/ }).first();
      const promised = Number.parseInt((await suggestion.innerText()).replace(/\D/g, ''));
      await suggestion.tap();
      await expect(grid(page).getByRole('article')).toHaveCount(promised);
    },
  );

  test(
    'collections have pages, and only the founder has picks',
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, member, '/profile?inspector=off');
      for (const [path, name] of [
        ['featured', 'Featured'],
        ['new-releases', 'New Releases'],
        ['gaia-picks', 'Gaia’s Picks'],
      ] as const) {
        await page.goto(`/videos/filter/${path}`);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page).toHaveTitle(`${name} · Gschool`);
        await expect(grid(page).getByRole('article').first()).toBeVisible();
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const response = await page.goto('/videos/filter/imani-picks');
      expect(response?.status()).toBe(404);
    },
  );
});
