// Covers: site/search
import { documentReads } from './support/browserStorage';
import { expect, test } from './support/test';
import { signIn, signOut } from './support/actions';
import { settleAfter } from './support/settle';

/** The search dialog and the results page. */
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const member = 'member@gschool.example';
const searches = () => Object.keys(localStorage).filter((key) => key.includes('searches'));

test('Ctrl+K, a query with a typo and Enter open a class', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.setViewportSize(wide);
  await signIn(page, member, '/videos?inspector=off');
  await expect(page.getByRole('region', { name: 'Continue watching' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('moon flwo');
  const first = dialog.getByRole('option').first();
  await expect(first).toHaveAccessibleName(/^Moon flow/);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first.locator('mark')).toHaveText(['Moon', 'flow']);
  await expect(dialog.getByRole('status').last()).toHaveText(/^\d+ results?$/);
  // The search runs in a worker, under the content security policy.
  expect(page.workers()).toHaveLength(1);
  await expectNoAxeViolations('dialog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/videos\/watch\/moon-flow/);
  await expect(page.getByRole('heading', { level: 1, name: 'Moon flow' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/videos(\?|$)/);
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('button', { name: 'moon flwo', exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('moon flwo');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test(
  'the results page filters on a phone, and signing out deletes recent searches',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await page.setViewportSize(phone);
    await signIn(page, member, '/videos?inspector=off');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('strength');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog.getByRole('combobox').fill('strength');
    await dialog.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL('/search?q=strength');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “strength”');
    await expect(page.getByRole('heading', { name: 'Instructors' })).toBeVisible();
    await expectNoAxeViolations('results');

    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('dialog').getByText('Beginner', { exact: true }).click();
    await page.getByRole('button', { name: /^Show \d+ class/ }).click();
    await expect(page).toHaveURL('/search?q=strength&level=beginner');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=strength');

    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('yoga');
    await expect(page).toHaveURL('/search?q=yoga');
    // No single character is a shortcut, and no shortcut works in a field.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await settleAfter(page, () => field.press('Control+k'));
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('yoga');
    await field.press('Enter');
    expect(await page.evaluate(searches)).toHaveLength(1);
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(await page.evaluate(searches)).toEqual([]);
  },
);

test('the search works without workers', { tag: '@merge' }, async ({ page }) => {
  await page.setViewportSize(wide);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await signIn(page, member, '/search?q=kettelbell&inspector=off');
  await expect(page.getByRole('region', { name: 'Series' })).toContainText('One kettlebell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “kettelbell”');
  expect(page.workers()).toHaveLength(0);
});

test(
  'without a subscription, the search reads no classes and links to the plans',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await page.setViewportSize(wide);
    const reads = documentReads(page);
    await signIn(page, 'lapsed@gschool.example', '/search?q=moon+flow&inspector=off');
    await expect(page.getByRole('main').getByRole('status')).not.toHaveText('Loading');
    await expect(page.getByRole('main').getByRole('link', { name: /Moon flow/ })).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('salsa');
    await expect(dialog.getByRole('option').first()).toHaveAccessibleName(/salsa/i);
    await expectNoAxeViolations('dialog without a subscription');
    await dialog.getByRole('link', { name: 'Go to Subscription' }).click();
    await expect(page).toHaveURL('/profile?tab=subscription');
    await expect(dialog).toBeHidden();
    expect(reads.filter((path) => /^(catalogue|videos)/.test(path))).toEqual([]);
  },
);

test('a visitor has no search', { tag: '@merge' }, async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/auth/sign-in?inspector=off');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enroll' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await settleAfter(page, () => page.keyboard.press('Control+k'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/search?q=moon');
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fsearch/);
});
