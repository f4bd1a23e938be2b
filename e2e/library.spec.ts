// Covers: site/library
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { signIn, tabTo } from './support/actions';
import { viewportOf, widths } from './support/widths';

const MEMBER = 'member@gschool.example';

const tab = (name: string) => `/library?tab=${name}&inspector=off`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const removal = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /from your history$/ });

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Waits for the next write of a playlist, which leaving the page could interrupt. */
const playlistSaved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.endsWith(':commit') &&
      Boolean(response.request().postData()?.includes('/playlists/')),
  );

/** The titles of the visible classes, in order. */
const titles = async (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('link').allInnerTexts();

for (const width of widths('phone')) {
  test.describe(`the library at ${width} px`, () => {
    test.use({ viewport: viewportOf(width) });

    test('removes a favorite and undoes it', { tag: '@merge' }, async ({ page }) => {
      await signIn(page, MEMBER, '/library?inspector=off');
      await expect(page).toHaveTitle(/^Favorites · /);
      const hearts = page
        .getByRole('list', { name: 'Favorites' })
        .getByRole('button', { name: /^Favorite: / });
      await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
      const before = await hearts.count();
      const name = (await hearts.first().getAttribute('aria-label')) ?? '';
      await hearts.first().click();
      await expect(hearts).toHaveCount(before - 1);
      // The focus moves to the next class.
      await expect(hearts.first()).toBeFocused();
      await toast(page).getByRole('button', { name: 'Undo' }).click();
      await expect(hearts).toHaveCount(before);
      await page.reload();
      await expect(hearts).toHaveCount(before);
      await expect(hearts.first()).toHaveAttribute('aria-label', name);
    });

    test('removes a class from the history and undoes it', { tag: '@merge' }, async ({ page }) => {
      await signIn(page, MEMBER, tab('favorites'));
      await page.goto('/history?inspector=off');
      await expect(page).toHaveURL(/\/library\?tab=history/);
      // The newest entry is from this morning, or from yesterday evening.
      await expect(
        page.getByRole('heading', { name: /^(Today|Yesterday)$/ }).first(),
      ).toBeVisible();
      const before = await titles(page);
      await removal(page).first().click();
      await expect(removal(page)).toHaveCount(before.length - 1);
      await toast(page).getByRole('button', { name: 'Undo' }).click();
      await expect(removal(page)).toHaveCount(before.length);
      expect(await titles(page)).toEqual(before);
    });
  });
}

test.describe('the library', () => {
  test('creates a playlist, adds favorites, sorts it by keyboard and plays it', async ({
    page,
    expectNoAxeViolations,
  }) => {
    await signIn(page, MEMBER, tab('playlists'));
    await page.getByRole('button', { name: 'New playlist' }).click();
    await page.keyboard.type('Long Sunday');
    const created = playlistSaved(page);
    await page.keyboard.press('Enter');
    const card = cards(page).filter({ hasText: 'Long Sunday' });
    await expect(card).toContainText('No classes');
    await created;

    await page.goto(tab('favorites'));
    for (const place of [0, 1]) {
      await page
        .getByRole('list', { name: 'Favorites' })
        .getByRole('button', { name: /to a playlist$/ })
        .nth(place)
        .click();
      const dialog = page.getByRole('dialog', { name: 'Add to a playlist' });
      const added = playlistSaved(page);
      await dialog.getByText('Long Sunday', { exact: true }).click();
      await expect(dialog.getByRole('status')).toContainText('Added to Long Sunday.');
      await expect(dialog.getByRole('checkbox', { name: 'Long Sunday' })).toBeChecked();
      await added;
      await dialog.getByRole('button', { name: 'Done' }).click();
    }

    await page.goto(tab('playlists'));
    await cards(page).filter({ hasText: 'Long Sunday' }).getByRole('link').click();
    await expect(page).toHaveTitle(/^Long Sunday · /);
    await expect(page.getByRole('heading', { level: 2, name: 'Long Sunday' })).toBeFocused();
    const before = await titles(page);
    expect(before).toHaveLength(2);
    await expectNoAxeViolations('playlist');

    const handle = page.getByRole('button', { name: `Move ${before[0]}` });
    await tabTo(page, handle);
    await page.keyboard.press('Space');
    const liveRegion = page.locator('[id^="DndLiveRegion"]');
    await expect(liveRegion).toContainText('picked up, position 1 of 2');
    // The keys only work a moment after the announcement.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(liveRegion).toContainText('is at position 2 of 2', { timeout: 1000 });
    }).toPass();
    const ordered = playlistSaved(page);
    await page.keyboard.press('Space');
    await expect(liveRegion).toContainText('dropped at position 2 of 2');
    await expect.poll(() => titles(page)).toEqual([before[1], before[0]]);
    await expect(handle).toBeFocused();
    await ordered;
    await page.reload();
    await expect.poll(() => titles(page)).toEqual([before[1], before[0]]);

    await page.getByRole('link', { name: 'Play all' }).click();
    await expect(page).toHaveURL(/\/videos\/watch\/[^?]+\?playlist=/);
    await expect(page.getByRole('heading', { level: 1, name: before[1] ?? '' })).toBeVisible();
  });

  test('sorts a playlist by mouse and by menu', { tag: '@merge' }, async ({ page }) => {
    // The viewport is tall, because dragging near an edge scrolls the page.
    await page.setViewportSize({ width: 1440, height: 1400 });
    await signIn(page, MEMBER, tab('playlists'));
    await cards(page).first().getByRole('link').click();
    const handles = page.getByRole('button', { name: /^Move / });
    await expect(handles.first()).toBeVisible();
    const before = await titles(page);
    const from = await handles.nth(0).boundingBox();
    const to = await handles.nth(1).boundingBox();
    if (!from || !to) throw new Error('The handles are not visible');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 30);
    await page.mouse.move(to.x + 10, to.y + 20, { steps: 4 });
    await page.mouse.up();
    const swapped = [before[1], before[0], ...before.slice(2)];
    await expect.poll(() => titles(page)).toEqual(swapped);

    await page.getByRole('button', { name: `More options for ${before[0]}` }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await expect.poll(() => titles(page)).toEqual(before);
  });

  test(
    'clears the history after a confirmation and undoes it',
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, MEMBER, tab('history'));
      await expect(removal(page).first()).toBeVisible();
      const before = await titles(page);
      await page.getByRole('button', { name: 'Clear history' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
      await question.getByRole('button', { name: 'Clear history' }).click();
      await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeFocused();
      await toast(page).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => titles(page)).toEqual(before);
    },
  );

  test('saves an offline change later', async ({ page, context }) => {
    await signIn(page, MEMBER, tab('saved'));
    const marks = page.getByRole('main').getByRole('button', { name: /^Saved: / });
    await expect(marks.first()).toBeVisible();
    const before = await marks.count();
    // Loads the code for changes and toasts while online.
    await marks.first().click();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(marks).toHaveCount(before);
    await context.setOffline(true);
    await expect(page.getByText('You seem to be offline')).toBeVisible();
    await marks.first().click();
    await expect(toast(page)).toContainText('sync when you’re back online');
    await expect(marks).toHaveCount(before - 1);
    await context.setOffline(false);
    await page.reload();
    await expect(marks).toHaveCount(before - 1);
  });

  test(
    'shows a lapsed member only the history',
    { tag: '@merge' },
    async ({ page, expectNoAxeViolations }) => {
      await signIn(page, 'lapsed@gschool.example', tab('history'));
      await expect(page.getByText('Your history stays yours')).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      await expectNoAxeViolations('lapsed history');
      await cards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/profile\?tab=subscription&reason=library/);
      await page.goto(tab('favorites'));
      await expect(page).toHaveURL(/\/profile\?tab=subscription&reason=library/);
    },
  );

  test('follows the sidebar setting', { tag: '@merge' }, async ({ page }) => {
    const setSidebar = (sidebar: string) =>
      page.evaluate(
        (value) => document.documentElement.setAttribute('data-sidebar', value),
        sidebar,
      );
    await signIn(page, MEMBER, tab('saved'));
    const nav = page.getByRole('navigation', { name: 'Library', exact: true });
    const link = nav.getByRole('link', { name: /^History/ });
    await expect(nav).toHaveCount(1);
    const full = (await link.boundingBox())?.width ?? 0;
    await setSidebar('mini');
    await expect.poll(async () => (await link.boundingBox())?.width ?? full).toBeLessThan(full / 2);
    await setSidebar('hidden');
    await expect(nav).toHaveCount(1);
    // The navigation is now a row above the page.
    const main = page.getByRole('heading', { level: 2, name: 'Saved' });
    const [row, heading] = [await nav.boundingBox(), await main.boundingBox()];
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
  });
});
