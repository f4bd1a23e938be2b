// Covers: site/profile, site/auth
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { PASSWORD, signIn } from './support/actions';
import { listRemainingDocuments, readMailLink, readProfile } from './support/storedData';

const ACCOUNT = '/profile?tab=account&inspector=off';
const address = (name: string) => `${name}@gschool.example`;
const NEW_PASSWORD = 'four quiet garden chairs';

async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/sign-in?inspector=off');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function confirmPassword(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test.describe('the account tab', () => {
  test(
    'changes the password: the old one is rejected, the new one works',
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, address('new'), ACCOUNT);
      await page.getByRole('button', { name: 'Change password' }).click();
      const current = page.getByLabel('Current password');
      await expect(current).toBeFocused();
      await current.fill('not the one');
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByRole('alert')).toContainText('This isn’t your current password');
      await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
      await current.fill(PASSWORD);
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByText('Your password is changed.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();

      await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(/\/$/);
      await submitSignIn(page, address('new'), PASSWORD);
      await expect(page.getByRole('alert')).toContainText('don’t match');
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL(/\/(profile|welcome)/);
    },
  );

  test(
    'changes the email address through its link, and the profile follows',
    { tag: '@merge' },
    async ({ page }) => {
      const fresh = address('moved');
      await signIn(page, address('new'), ACCOUNT);
      await page.getByRole('button', { name: 'Change email address' }).click();
      await page.getByLabel('New email address').fill(fresh);
      await page.getByRole('button', { name: 'Send confirmation link' }).click();
      await page.keyboard.press('Escape');
      // Closing the password dialog keeps the typed email.
      await expect(page.getByLabel('New email address')).toHaveValue(fresh);
      await page.getByRole('button', { name: 'Send confirmation link' }).click();
      await confirmPassword(page);
      await expect(page.getByText(`Open the link that we sent to ${fresh}`)).toBeVisible();

      await page.goto(await readMailLink(page, fresh));
      await page.getByRole('button', { name: 'Use this email' }).click();
      await expect(page.getByRole('heading', { name: 'Your new email is set' })).toBeVisible();
      await submitSignIn(page, fresh, PASSWORD);
      await expect(page).toHaveURL(/\/(profile|welcome)/);
      const profile = () => readProfile(page, 'demo-new');
      await expect.poll(profile).toContain(fresh);
    },
  );

  test('downloads all data as a file', { tag: '@merge' }, async ({ page }) => {
    await signIn(page, address('member'), ACCOUNT);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^gschool-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      uid: string;
      sections: Record<string, { data?: unknown }>;
    };
    expect(data.uid).toBe('demo-member');
    expect(data.sections['profile']?.data).toMatchObject({ displayName: 'Maya Okafor' });
    expect(data.sections['account']?.data).toMatchObject({ email: address('member') });
    expect(data.sections['history']?.data).toContainEqual(
      expect.objectContaining({ id: 'morning-mobility-in-ten' }),
    );
    expect(Object.values(data.sections).every((section) => 'data' in section)).toBe(true);
    await expect(page.getByText(/^Saved as gschool-data-/)).toBeVisible();
  });

  test('deletes the account and its data', async ({ page, expectNoAxeViolations }) => {
    await signIn(page, address('lapsed'), ACCOUNT);
    await page.evaluate(() => localStorage.setItem('gschool.journal/demo-lapsed/one', '{}'));
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await confirmPassword(page);
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(question.getByRole('button', { name: 'Keep my account' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(question).toContainText('Type your email address exactly');
    await expectNoAxeViolations('the last question');
    await question.getByRole('textbox').fill(address('lapsed'));
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your account has been deleted' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/goodbye$/);

    expect(await listRemainingDocuments(page, 'demo-lapsed')).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(
      'demo-lapsed',
    );
    await submitSignIn(page, address('lapsed'), PASSWORD);
    await expect(page.getByRole('alert')).toContainText('don’t match');
  });
});
