// Covers: site/profile, site/welcome
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { signIn, uniqueEmail } from './support/actions';

const tab = '/profile?tab=subscription&inspector=off';
const demo = 'Demo: no card is charged';

/** Opens the checkout page as a member without a subscription. */
async function openPaymentPage(page: Page) {
  await signIn(page, 'new@gschool.example', tab);
  await page.getByRole('button', { name: 'Subscribe to School' }).click();
  await expect(page).toHaveURL(/\/checkout(\.html)?\?session=/);
  await expect(page.getByText(demo)).toBeVisible();
}

test.describe('a subscription', () => {
  test('is bought, gives access to classes and is canceled in the portal', async ({
    page,
    context,
    expectNoAxeViolations,
  }) => {
    await openPaymentPage(page);
    await expect(page.getByText('Due today')).toBeVisible();
    await expectNoAxeViolations('the payment page');
    await page.getByLabel(/Declined/).check();
    await page.getByRole('button', { name: /^Subscribe for/ }).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await page.getByLabel(/now and at every renewal/).check();
    await page.getByRole('button', { name: /^Subscribe for \$19\.00/ }).click();

    await expect(page.getByText('Welcome to School, you’re in')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\?tab=subscription$/);
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Subscribe/ })).toHaveCount(0);
    await expectNoAxeViolations('the tab after the payment');

    const [portal] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /Manage, pause or cancel/ }).click(),
    ]);
    await expect(portal.getByText('new@gschool.example')).toBeVisible();
    await expect(portal.evaluate(() => window.opener === null)).resolves.toBe(true);
    await portal.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(portal.getByText(/^Ends on/)).toBeVisible();
    await portal.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Won’t renew')).toBeVisible();
    await expect(page.getByText(/You won’t be charged again/)).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Go to the classes' }).first().click();
    await expect(page.getByRole('region', { name: 'All classes' })).toBeVisible();
  });

  test('is not bought when leaving the checkout page', { tag: '@merge' }, async ({ page }) => {
    await openPaymentPage(page);
    await page.getByRole('link', { name: 'Back to Gschool' }).click();
    await expect(page.getByText('You’ve left the payment page')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\?tab=subscription$/);
    await expect(page.getByRole('button', { name: 'Subscribe to School' })).toBeEnabled();
    await page.goto('/videos');
    await expect(page).toHaveURL(/reason=videos/);
  });

  test('is shown after Back', { tag: '@merge' }, async ({ page, context }) => {
    await openPaymentPage(page);
    const hosted = page.url();
    // Pays in another tab, then goes back in this one.
    const other = await context.newPage();
    await other.goto(hosted);
    await other.getByRole('button', { name: /^Subscribe for/ }).click();
    await expect(other.getByText('Welcome to School, you’re in')).toBeVisible();
    await other.close();
    await page.goBack();
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Subscribe/ })).toHaveCount(0);
  });

  test('that fails to load shows an error and loads later', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'member@gschool.example', tab);
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await page.goto(`${tab}&scenario=offline`);
    await expect(page.getByText('We couldn’t load the plans')).toBeVisible();
    await page.goto(`${tab}&scenario=default`);
    await expect(page.getByText(/^Renews on /)).toBeVisible();
  });
});

test.describe('the welcome after enrolling', () => {
  const enroll = async (page: Page) => {
    await page.goto('/auth/sign-up?inspector=off');
    await page.getByLabel('Email address').fill(uniqueEmail());
    await page.getByLabel('Password', { exact: true }).fill('a short sentence');
    await page.getByRole('button', { name: 'Create account' }).click();
    // The page about the verification email is shown first.
    await expect(page).toHaveURL(/\/auth\/verify-email/);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'So glad you’re here' })).toBeVisible();
  };

  test(
    'saves the answers by keyboard',
    { tag: '@merge' },
    async ({ page, expectNoAxeViolations }) => {
      await enroll(page);
      await expectNoAxeViolations('the welcome');
      for (const name of ['Getting stronger', 'At the beginning', 'Mat']) {
        await page.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Space');
      }
      await page.getByRole('button', { name: 'Save and continue' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Mat', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/profile$/);
    },
  );

  test('is skipped and not shown again', { tag: '@full' }, async ({ page }) => {
    await enroll(page);
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: 'Personal info' })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
  });
});
