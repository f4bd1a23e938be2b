// Covers: studio/log
import type { Page } from '@playwright/test';

import { signIn, tabTo } from '../support/actions';
import { createJourney } from '../support/journey';
import { expect, test } from '../support/test';

const journey = createJourney((...args) => test(...args));

const ADMIN = 'admin@gschool.example';
const LOG = '/studio/log?inspector=off';

const getEntries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const toast = (page: Page, text: RegExp | string) =>
  page.locator('[data-toast]').filter({ hasText: text });

journey('a change is undone from the log', async ({ page, hand }) => {
  await signIn(page, ADMIN, `${LOG}&kind=member.role`);
  const entry = getEntries(page).filter({ hasText: 'Changed the role to Moderator' }).first();
  await hand.press(entry.getByRole('button', { name: /^Details/ }));
  await expect(entry).toContainText('Member → Moderator');
  await hand.press(entry.getByRole('button', { name: /^Undo/ }));
  await expect(toast(page, 'Undid: Changed the role to Moderator')).toBeVisible();
  await expect(entry).toContainText('Undone');
  await expect(entry.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  // The button is gone, so its entry has the focus.
  await expect(entry).toBeFocused();
});

test('the log is filtered in the address, and by keyboard', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, ADMIN, LOG);
  await expect(getEntries(page).first()).toBeVisible();
  const all = await getEntries(page).count();
  await tabTo(page, page.getByRole('button', { name: 'Change', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Blocked' }).check();
  await expect(page).toHaveURL(/kind=member\.block/);
  await page.keyboard.press('Escape');
  await expect(getEntries(page).first()).toContainText('Blocked the account');
  expect(await getEntries(page).count()).toBeLessThan(all);
  await page.reload();
  await expect(getEntries(page).first()).toContainText('Blocked the account');

  await page.getByRole('searchbox').fill('unknown@gschool.example');
  await expect(page.getByText('No account has this email.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(getEntries(page)).toHaveCount(all);
});

test(
  'a change is copied as a command, and leads to what it changed',
  { tag: '@merge' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, ADMIN, `${LOG}&kind=member.role`);
    const entry = getEntries(page).first();
    await entry.getByRole('button', { name: /^Details/ }).click();
    await entry.getByRole('button', { name: 'Copy as command' }).click();
    await expect(entry.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npx gschool member role --uid demo-moderator moderator',
    );
    await entry.getByRole('link').click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'What this member sees' }),
    ).toBeVisible();
  },
);
