import { expect, type Locator, type Page } from '@playwright/test';

/** The password of every demo account. */
export const PASSWORD = 'gschool-demo';

let count = 0;

/** An address that nobody has taken: the fake's store lives as long as the browser's profile. */
export const uniqueEmail = (): string => `e2e-${Date.now()}-${count++}@gschool.example`;

/** Opens an address that asks for a member, signs in, and waits to be led back to it. */
export async function signIn(page: Page, email: string, target: string): Promise<void> {
  await page.goto(target);
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(target.split('?')[0] ?? '/'));
}

/** Signs out through the profile menu of the header. */
export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account|profile/i })
    .click();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
}

/** Follows the first card of the grid that has a film. */
export async function openFirstClass(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'All classes' })
    .getByRole('link', { name: /./ })
    .nth(1)
    .scrollIntoViewIfNeeded();
  const cards = page.getByRole('region', { name: 'All classes' }).locator('article a');
  await cards.first().click();
  await expect(page).toHaveURL(/\/videos\/watch\//);
}

/** Where the film stands, in seconds. */
export const playedSeconds = (video: Locator): Promise<number> =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);
