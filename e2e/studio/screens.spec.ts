// Covers: studio/shell, studio/overview, studio/members, studio/orders, studio/log
import type { Page } from '@playwright/test';

import { signIn } from '../support/actions';
import { expect, test } from '../support/test';
import { measureOverflow } from '../support/widths';

const ADMIN = 'admin@gschool.example';

/** The screens by their English and Arabic titles. */
const screens = [
  { path: '/', title: 'Overview', arabic: 'نظرة عامة' },
  { path: '/members', title: 'Members', arabic: 'العضوات' },
  { path: '/orders', title: 'Orders', arabic: 'الطلبات' },
  { path: '/log', title: 'Log', arabic: 'السجل' },
] as const;

/** Waits until no part of the page is loading. */
const waitForContent = (page: Page) =>
  expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

test.describe('the screens of the studio', () => {
  test('open from the navigation, each with its title and without axe violations', async ({
    page,
    expectNoAxeViolations,
  }) => {
    await signIn(page, ADMIN, '/studio/?inspector=off');
    const nav = page.getByRole('banner').getByRole('navigation');
    for (const { title } of screens) {
      await nav.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(nav.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveTitle(
        title === 'Overview' ? /Overview/ : new RegExp(`^${title} · Gschool$`),
      );
      await waitForContent(page);
      await expectNoAxeViolations(title);
    }
  });

  for (const { path, title, arabic } of screens) {
    test(
      `${title} fits a phone, in Arabic too`,
      { tag: '@merge' },
      async ({ page, expectNoAxeViolations }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await signIn(page, ADMIN, `/studio${path}?inspector=off`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await waitForContent(page);
        expect(await measureOverflow(page)).toBe(0);
        await page.goto(`/studio${path}?inspector=off&lang=ar`);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.getByRole('heading', { level: 1, name: arabic })).toBeVisible();
        await waitForContent(page);
        expect(await measureOverflow(page)).toBe(0);
        // With room for the whole page: otherwise, the bar at the bottom covers half of whatever
        // scrolls below it, and axe measures the other half.
        await page.setViewportSize({ width: 390, height: 4000 });
        await expectNoAxeViolations();
      },
    );

    test(`${title} can be used with text of 200 percent`, { tag: '@merge' }, async ({ page }) => {
      await signIn(page, ADMIN, `/studio${path}?inspector=off`);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await waitForContent(page);
      expect(await measureOverflow(page)).toBe(0);
    });
  }

  test(
    'tell search engines not to list them, and show unknown paths as not found',
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, ADMIN, '/studio/members?inspector=off');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.goto('/studio/unknown?inspector=off');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the overview' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    },
  );

  test('say that the device is offline', { tag: '@merge' }, async ({ page, context }) => {
    await signIn(page, ADMIN, '/studio/?inspector=off');
    await expect(page.getByRole('heading', { name: 'Members with access' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You’re offline').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
  });

  test(
    'belong to the site’s origin, and never show the site’s pages',
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, ADMIN, '/profile?inspector=off');
      const menu = page.getByRole('banner').getByRole('button', { name: /Gaia Moretti/ });
      await menu.click();
      const [studio] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: /Admin Dashboard/ }).click(),
      ]);
      await expect(studio.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      // The service worker of the site is active by now.
      await studio.reload();
      await expect(studio.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      expect(new URL(studio.url()).origin).toBe(new URL(page.url()).origin);
    },
  );
});
