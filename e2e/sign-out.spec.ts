// Covers: site/shell, site/library, site/welcome, site/profile, shop/shell, shop/cart, shop/checkout
import type { BrowserContext, Page } from '@playwright/test';

import { expect, expectedRequestErrors, test, unloadedCode } from './support/test';
import { PASSWORD, signIn } from './support/actions';
import { findInStorages } from './support/storages';

const MEMBER = 'member@gschool.example';
const OTHER = 'admin@gschool.example';
const FAVORITES = '/library?tab=favorites&inspector=off';

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const hearts = (page: Page) =>
  page.getByRole('list', { name: 'Favorites' }).getByRole('button', { name: /^Favorite: / });
const question = (page: Page) => page.getByRole('alertdialog');

/** Signs out with the keyboard, because toasts can cover the menu. */
async function signOut(page: Page): Promise<void> {
  const account = page.getByRole('banner').getByRole('button', { name: /account|profile/i });
  if ((await account.getAttribute('aria-expanded')) !== 'true') await account.press('Enter');
  await page.getByRole('button', { name: 'Sign Out' }).first().press('Enter');
}

/** The uids with pending changes in this browser. */
const journals = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      Object.keys(localStorage).flatMap((key) => /^gschool\.journal\/([^/]+)/.exec(key)?.[1] ?? []),
    ),
  ]);

/**
 * Removes favorites while offline, after the code for changes was loaded. Returns how many are
 * left.
 */
async function removeOffline(page: Page, context: BrowserContext, count: number): Promise<number> {
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  const before = await hearts(page).count();
  await hearts(page).first().click();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(hearts(page)).toHaveCount(before);
  await expect.poll(() => journals(page)).toEqual([]);
  await context.setOffline(true);
  for (let removed = 1; removed <= count; removed += 1) {
    await hearts(page).first().click();
    await expect(hearts(page)).toHaveCount(before - removed);
  }
  return before - count;
}

test.describe('signing out', () => {
  test(
    'names what is not sent, and sends it when the member stays',
    { tag: '@merge' },
    async ({ page, context, expectNoAxeViolations }) => {
      await signIn(page, MEMBER, FAVORITES);
      const left = await removeOffline(page, context, 3);
      await signOut(page);
      await expect(question(page)).toContainText('Not sent yet: 3 favorites.');
      await expect(question(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
      await expectNoAxeViolations('the question before a sign-out');
      await page.keyboard.press('Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(hearts(page)).toHaveCount(left);
      expect(await journals(page)).toHaveLength(1);

      await context.setOffline(false);
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
      await signIn(page, MEMBER, FAVORITES);
      await expect(hearts(page)).toHaveCount(left);
    },
  );

  test('leaves nothing about the member in the browser', async ({ page }) => {
    await signIn(page, MEMBER, '/videos?inspector=off');
    await expect(page.getByRole('region', { name: 'All classes' })).toBeVisible();
    for (const path of ['/library?tab=history', '/profile', '/welcome', '/search?q=flow']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}inspector=off`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await page.goto('/videos?inspector=off');
    await expect(page.getByRole('region', { name: 'All classes' })).toBeVisible();
    const member = await page.evaluate(() => localStorage.getItem('gschool.kept-for'));
    if (!member) throw new Error('The uid is not stored');
    // Stores a position, as after a class that was playing when an earlier session ended.
    await page.evaluate(
      (uid) => localStorage.setItem(`gschool.place/${uid}/sunrise`, '{}'),
      member,
    );
    const traces = [member, MEMBER, 'Maya Okafor'];
    expect(await findInStorages(page, traces)).not.toEqual([]);
    await signOut(page);
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => findInStorages(page, traces)).toEqual([]);
  });
});

test.describe('signing out offline', () => {
  // The home page, which opens next, cannot be loaded offline.
  test.use({
    allowedConsoleErrors: [[...expectedRequestErrors, unloadedCode], { scope: 'test' }],
  });

  test(
    'discards what is not sent when the member chooses so',
    { tag: '@merge' },
    async ({ page, context }) => {
      await signIn(page, MEMBER, FAVORITES);
      const left = await removeOffline(page, context, 1);
      await signOut(page);
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(
        question(page).getByRole('button', { name: 'Sign out and discard' }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => journals(page)).toEqual([]);
      await context.setOffline(false);
      // The first page is still opening the home page.
      const next = await context.newPage();
      await next.goto('/robots.txt');
      await signIn(next, MEMBER, FAVORITES);
      await expect(hearts(next)).toHaveCount(left + 1);
    },
  );
});

test(
  'pending changes wait for their member after a session that ended',
  { tag: '@merge' },
  async ({ page, context }) => {
    await signIn(page, MEMBER, FAVORITES);
    const other = await context.newPage();
    await other.goto('/robots.txt');
    const left = await removeOffline(page, context, 2);
    const owners = await journals(page);
    expect(owners).toHaveLength(1);
    await page.close();
    // Ends the session as if the token had been revoked.
    await other.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.open('firebaseLocalStorageDb').onsuccess = ({ target }) => {
            const { result } = target as IDBOpenDBRequest;
            const transaction = result.transaction('firebaseLocalStorage', 'readwrite');
            transaction.objectStore('firebaseLocalStorage').clear();
            transaction.oncomplete = () => {
              result.close();
              resolve();
            };
          };
        }),
    );
    await context.setOffline(false);
    await other.goto('/videos?inspector=off');
    await expect(other).toHaveURL(/\/auth\/sign-in/);
    expect(await journals(other)).toEqual(owners);

    // Another member sees and sends none of these changes.
    await signIn(other, OTHER, '/profile?tab=account&inspector=off');
    await expect(other.getByRole('main')).toContainText(OTHER);
    expect(await journals(other)).toEqual(owners);
    await signOut(other);
    await expect(other).toHaveURL(/\/$/);
    await expect(question(other)).toHaveCount(0);

    await signIn(other, MEMBER, FAVORITES);
    await expect(hearts(other)).toHaveCount(left);
    await expect.poll(() => journals(other)).toEqual([]);
    await other.reload();
    await expect(hearts(other)).toHaveCount(left);
  },
);

test(
  'the cart follows its member, and signing out leaves nothing of an order in the browser',
  { tag: '@merge' },
  async ({ page, context, shop }) => {
    const enter = async () => {
      const main = page.getByRole('main');
      await main.getByLabel('Email address').fill(MEMBER);
      await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: 'Sign In', exact: true }).click();
    };
    const cart = (name: string) => page.getByRole('button', { name: `Cart, ${name}` });
    // The sign-in page has no cart button.
    const storedCarts = () =>
      page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('gschool.shop/bag/')).length,
      );
    const openUserMenu = () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /account/i })
        .click();
    await page.goto(
      `${shop}/auth/login?inspector=off&next=${encodeURIComponent('/merchandise/checkout?inspector=off')}`,
    );
    await enter();
    await page.getByLabel('Country').selectOption('PT');
    await page.getByLabel('Full name').fill('Maya Okafor');
    await page.getByLabel('Street address').fill('Rua Augusta 1');
    await page.getByLabel('Postal code').fill('1100-148');
    await page.getByLabel('City or town').fill('Lisboa');

    // The session ends in another tab, and the address stays stored here for its member.
    const other = await context.newPage();
    await other.goto(`${shop}/merchandise/account?inspector=off`);
    // The menu opens only after hydration.
    await expect(other.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible();
    await other
      .getByRole('banner')
      .getByRole('button', { name: /account/i })
      .click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('main')).toContainText('Your changes are still here');
    expect(await storedCarts()).toBe(0);
    await other.close();
    await enter();
    await expect(cart('3 items')).toBeVisible();
    await expect(page.getByLabel('Street address')).toHaveValue('Rua Augusta 1');

    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const back = page.getByRole('link', { name: 'Back to the shop' });
    await back.click();
    await expect(page.getByText('Payment not completed')).toBeVisible();
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const uid = await page.evaluate(() => localStorage.getItem('gschool.shop/owner'));
    if (!uid || !number) throw new Error('The uid or the order number is missing');
    const traces = [uid, MEMBER, 'Maya Okafor', 'Rua Augusta', '1100-148', number];
    expect(await findInStorages(page, traces)).not.toEqual([]);
    await openUserMenu();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect.poll(() => findInStorages(page, traces)).toEqual([]);
    expect(await storedCarts()).toBe(0);

    await enter();
    await expect(cart('3 items')).toBeVisible();
  },
);
