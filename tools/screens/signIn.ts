import type { Page } from 'playwright-core';

/** Signs in to the site's demo, as the member or with another demo account. */
export async function signIn(page: Page, site: string, email?: string): Promise<void> {
  await page.goto(`${site}/auth/sign-in?inspector=off`);
  await fillInSignIn(page, email);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** Fills in a sign-in form, and submits it. */
export async function fillInSignIn(page: Page, email = 'member@gschool.example'): Promise<void> {
  await page.getByLabel(/^email/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('gschool-demo');
  await page.locator('main form button[type=submit]').first().click();
}
