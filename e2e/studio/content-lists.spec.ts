// Covers: studio/content
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { signIn, tabTo } from '../support/actions';
import { createHand, type Hand } from '../support/hand';
import { createJourney } from '../support/journey';
import { expect, test } from '../support/test';

const journey = createJourney((...args) => test(...args));

const ADMIN = 'admin@gschool.example';
const CLASSES = '/studio/classes?inspector=off';

const grid = (page: Page, name = 'Classes') => page.getByRole('grid', { name });
const links = (page: Page) =>
  page.getByRole('main').locator('a[href*="/classes/"]:not([href$="/new"])');
const counted = (page: Page) => page.getByText(/^\d+ of [\d,]+ classes$/).first();

/** Selects the first rows of the table, which are in the order of the catalog. */
async function selectRows(
  page: Page,
  count: number,
  hand: Hand = createHand(page, 'pointer'),
): Promise<void> {
  const boxes = grid(page).getByRole('checkbox');
  for (let at = 1; at <= count; at += 1) await hand.check(boxes.nth(at));
}

test('the classes are searched and filtered in the address, and a view is kept', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page, ADMIN, CLASSES);
  await expect(page.getByText(/^[\d,]+ classes$/).first()).toBeVisible();
  await expectNoAxeViolations('the table of classes');
  await page
    .getByRole('region', { name: 'Classes' })
    .getByRole('button', { name: 'Style', exact: true })
    .click();
  await page.getByRole('checkbox', { name: /^Yoga/ }).check();
  await expect(page).toHaveURL(/style=yoga/);
  await page.keyboard.press('Escape');
  await expect(counted(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by title, ID or name' }).fill('WARRIOR');
  await expect(page).toHaveURL(/q=WARRIOR/);
  await expect(counted(page)).toBeVisible();
  const found = await links(page).count();
  expect(found).toBeGreaterThan(0);
  await page.reload();
  await expect(links(page)).toHaveCount(found);
  await links(page).first().click();
  await expect(page).toHaveURL(/\/classes\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/style=yoga/);
  await expect(links(page)).toHaveCount(found);
});

test('the drafts of the school are marked in their rows', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, ADMIN, CLASSES);
  await page.getByRole('button', { name: 'Drafts', exact: true }).click();
  await expect(page).toHaveURL(/state=draft/);
  await expect(counted(page)).toBeVisible();
  await expect(grid(page)).toContainText(/Changed|New|Will be deleted/);
});

for (const { name, path, heading } of [
  { name: 'series', path: '/studio/series', heading: 'Series' },
  { name: 'events', path: '/studio/events', heading: 'Events' },
  { name: 'people', path: '/studio/people', heading: 'People' },
  { name: 'styles', path: '/studio/styles', heading: 'Styles' },
]) {
  test(
    `the ${name} are listed on a phone, for a moderator`,
    { tag: '@merge' },
    async ({ page, expectNoAxeViolations }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, 'moderator@gschool.example', `${path}?inspector=off`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const rows = grid(page, heading).getByRole('row');
      await expect(rows.nth(1)).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectNoAxeViolations(name);
    },
  );
}

test(
  'chosen fields of several classes change at once, by keyboard, and Undo brings them back',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await signIn(page, ADMIN, `${CLASSES}&level=beginner&state=published`);
    await expect(counted(page)).toBeVisible();
    await selectRows(page, 3);
    const edit = page.getByRole('button', { name: 'Edit fields' });
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit 3 classes' });
    await expect(dialog.getByText('Nothing is chosen yet.')).toBeVisible();
    await expectNoAxeViolations('the dialog');
    await dialog.getByLabel('Level', { exact: true }).selectOption('Advanced');
    await expect(dialog.getByText('3 of 3 will change.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save drafts' }).click();
    await expect(dialog.getByText('3 drafts saved')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('Result of undoing')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.goto(`${CLASSES}&state=draft&level=advanced`);
    await expect(page.getByText(/classes$/).first()).toBeVisible();
  },
);

test(
  'without a network, no draft is lost: the same edit is saved later',
  { tag: '@merge' },
  async ({ page, context }) => {
    await signIn(page, ADMIN, `${CLASSES}&level=beginner&state=published`);
    await expect(counted(page)).toBeVisible();
    await selectRows(page, 2);
    await page.getByRole('button', { name: 'Edit fields' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 classes' });
    await dialog.getByLabel('Level', { exact: true }).selectOption('Intermediate');
    await expect(dialog.getByText('2 of 2 will change.')).toBeVisible();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save drafts' }).click();
    await expect(dialog.getByText('2 not sent')).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('2 drafts saved')).toBeVisible();
  },
);

journey(
  'texts go to a translator as a table, and come back as drafts',
  { tag: '@merge' },
  async ({ page, hand }) => {
    await signIn(page, ADMIN, CLASSES);
    await expect(page.getByText(/^[\d,]+ classes$/).first()).toBeVisible();
    await selectRows(page, 2, hand);
    await hand.press(page.getByRole('button', { name: 'Translate' }));
    const dialog = page.getByRole('dialog', { name: 'Translate 2 entries' });
    await hand.uncheck(dialog.getByRole('switch', { name: 'Only missing texts' }));
    const download = page.waitForEvent('download');
    await hand.press(dialog.getByRole('button', { name: 'Download JSON' }));
    const file = await (await download).path();
    const rows = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>[];
    const title = rows.find(({ field }) => field === 'title');
    expect(title).toMatchObject({ language: 'ar' });

    const script = '<script>alert(1)</script> عنوان';
    await hand.press(dialog.getByRole('button', { name: 'Paste' }));
    await hand.fill(
      dialog.getByLabel('Translated table'),
      JSON.stringify([
        { ...title, translation: script },
        { ...title, id: 'no-such-class', translation: 'x' },
      ]),
    );
    await hand.press(dialog.getByRole('button', { name: 'Use these translations' }));
    await expect(dialog.getByText('No selected entry has the ID “no-such-class”.')).toBeVisible();
    const field = dialog.getByLabel(/^Translation of .*, Title$/).first();
    await expect(field).toHaveValue(script);
    await expect(field).toHaveAttribute('dir', 'rtl');
    await hand.press(dialog.getByRole('button', { name: 'Save 1 translation' }));
    await expect(dialog.getByText('1 draft saved')).toBeVisible();
  },
);

test(
  'the table is in Arabic, from right to left, on a phone',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.setItem('gschool.language', 'ar'));
    await signIn(page, ADMIN, CLASSES);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(grid(page, 'الحصص')).toBeVisible();
    await expectNoAxeViolations('the table on a phone');
  },
);
