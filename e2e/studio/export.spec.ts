// Covers: studio/members, studio/orders, studio/log
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { PASSWORD, signIn } from '../support/actions';
import { makeSessionOld } from '../support/oldSession';
import { expect, test } from '../support/test';

const ADMIN = 'admin@gschool.example';

/** Exports the open list, and returns the lines of the file. */
async function exportList(page: Page): Promise<readonly string[]> {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Export / });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  await expect(dialog).toBeHidden();
  expect(file.charCodeAt(0)).toBe(0xfeff);
  return file.slice(1).trimEnd().split('\r\n');
}

test(
  'an administrator exports the members that match, and the log says so',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await signIn(page, ADMIN, '/studio/members?inspector=off&role=admin');
    const count = page.getByText(/^\d+ of \d+ members$/).first();
    await expect(count).toBeVisible();
    const shown = Number(/^\d+/.exec((await count.textContent()) ?? '')?.[0]);
    // The sign-in is more than five minutes old.
    await makeSessionOld(page);
    await page.reload();
    await expect(count).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Export the members' });
    await expectNoAxeViolations('the dialog');
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    // Without the password, nothing is read.
    const password = page.getByLabel('Current password');
    await expect(password).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByText(/within the last five minutes/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const saved = page.waitForEvent('download');
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^members-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFuid,email,name,role,access,plan,accessUntil,isEmailVerified,isDisabled,createdAt,lastSignInAt',
    );
    expect(rows).toHaveLength(shown);
    for (const row of rows) expect(row).toContain(',admin,');

    await page.goto('/studio/log?inspector=off');
    const entry = page.getByRole('main').getByRole('listitem').first();
    await expect(entry).toContainText('Exported a list');
    await expect(entry).not.toContainText('@');
    const [logHead, first] = await exportList(page);
    expect(logHead).toMatch(/^sequence,at,kind,/);
    expect(first).toContain(',data.export,list,log,');
  },
);

test('all orders are exported by keyboard alone', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, ADMIN, '/studio/orders?inspector=off');
  await expect(page.getByRole('main').locator('a[href*="/orders/"]').first()).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Export', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export the orders' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Export', exact: true }).focus();
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toContain('number,createdAt,state,payment,uid,lines,name,line1');
  expect(lines.length).toBeGreaterThan(2);
  await expect(button).toBeFocused();
});
