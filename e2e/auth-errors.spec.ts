// Covers: site/auth
import { expect, test } from './support/test';
import { PASSWORD, chooseGoogleAccount, waitForHydration } from './support/actions';

/** Sign-in and sign-up errors. The form keeps its input. */
test.describe('authentication errors', () => {
  test('a wrong password', async ({ page }) => {
    await page.goto('/auth/sign-in?inspector=off');
    await page.getByLabel('Email address').fill('member@gschool.example');
    await page.getByLabel('Password', { exact: true }).fill('not the one');
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'This email address and password don’t match.',
    );
    await expect(page.getByLabel('Email address')).toHaveValue('member@gschool.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one');
  });

  test(
    'an empty form: the error summary is focused and links to the fields',
    { tag: '@merge' },
    async ({ page }) => {
      await page.goto('/auth/sign-in?inspector=off');
      await waitForHydration(page);
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('alert').locator('..')).toBeFocused();
      await page.getByRole('alert').getByRole('link', { name: 'Enter your password.' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    },
  );

  test('an email address with an account', { tag: '@merge' }, async ({ page }) => {
    await page.goto('/auth/sign-up?inspector=off');
    await page.getByLabel('Email address').fill('member@gschool.example');
    await page.getByLabel('Password', { exact: true }).fill('a short sentence');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'There’s already an account with this email address.',
    );
    await expect(page.getByLabel('Email address')).toHaveValue('member@gschool.example');
  });

  test('offline', { tag: '@merge' }, async ({ page }) => {
    await page.goto('/auth/sign-in?inspector=off&scenario=offline');
    await page.getByLabel('Email address').fill('member@gschool.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  });

  test(
    'a closed Google popup, with the form usable meanwhile',
    { tag: '@merge' },
    async ({ page }) => {
      test.slow();
      await page.goto('/auth/sign-in?inspector=off');
      await page.getByLabel('Email address').fill('member@gschool.example');
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await (await popup).close();
      await page.getByLabel('Password', { exact: true }).fill('typed while waiting');
      await expect(page.getByText('Sign-in was cancelled. Please try again.')).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByLabel('Email address')).toHaveValue('member@gschool.example');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed while waiting');
    },
  );

  test('Google sign-in through the popup', { tag: '@merge' }, async ({ page }) => {
    await page.goto('/auth/sign-in?inspector=off');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await chooseGoogleAccount(await popup, /google@gschool\.example/);
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('google@gschool.example');
  });
});
