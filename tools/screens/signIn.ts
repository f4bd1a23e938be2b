import type { Page } from 'playwright-core';

/** Signs in to the site's demo as the member. */
export async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/auth/sign-in?inspector=off`);
  await fillInSignIn(page);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** Fills in a sign-in form as the member, and submits it. */
export async function fillInSignIn(page: Page): Promise<void> {
  await page.getByLabel(/^email/i).fill('member@gschool.example');
  await page.getByLabel('Password', { exact: true }).fill('gschool-demo');
  await page.locator('main form button[type=submit]').first().click();
}
