// Covers: site/guard, site/shell
import { expect, test } from './support/test';
import { expectNothingStored, storedEntries } from './support/browserStorage';
import { signIn } from './support/actions';

const ended = 'Your session has ended.';

test.describe('a session', () => {
  test('that is signed out in one tab ends in all tabs with a message', async ({
    page,
    context,
  }) => {
    await signIn(page, 'member@gschool.example', '/profile?tab=account&inspector=off');
    const other = await context.newPage();
    await other.goto('/videos?inspector=off');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(other).toHaveURL(/\/auth\/sign-in\?next=%2Fvideos/);
    await expect(other.getByRole('main')).toContainText(ended);
  });

  test('that has expired redirects to the sign-in page with a message', async ({ page }) => {
    await signIn(page, 'member@gschool.example', '/videos?inspector=off');
    await expect(page.getByRole('region', { name: 'All classes' })).toBeVisible();
    await expect
      .poll(async () => (await storedEntries(page)).indexedDb.join())
      .toContain('catalogue');
    // Deletes the session as if it had been revoked. The cache is still there.
    await page.goto('/robots.txt');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('firebaseLocalStorageDb').onsuccess = resolve;
        }),
    );
    await page.goto('/videos?inspector=off');
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=/);
    await expect(page.getByRole('main')).toContainText(ended);
    await expectNothingStored(page);
  });
});
