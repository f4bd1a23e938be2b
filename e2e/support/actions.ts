import { expect, type Locator, type Page } from '@playwright/test';

import { previewPorts } from '../../tools/dev/startPreview';
import { restoredAccounts } from './backend';
import { createHand, type Hand } from './hand';
import { openContext, SESSION_AGE_MS } from './clock';
import { deleteStoredSession, getStoredSession, type StorageState } from './storedSessions';

/** The password of every demo account. */
export const PASSWORD = 'gschool-demo';

const siteAddress = `http://localhost:${previewPorts.site}`;

let count = 0;

/** Creates a new email address, because the mock's data lasts as long as the browser profile. */
export const uniqueEmail = (): string => `e2e-${Date.now()}-${count++}@gschool.example`;

async function createStorageState(page: Page, email: string): Promise<StorageState> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The context of the page has no browser');
  const options = { baseURL: siteAddress, reducedMotion: 'reduce' } as const;
  const context = await openContext(browser, options, SESSION_AGE_MS);
  const fresh = await context.newPage();
  await signInByForm(fresh, email, '/profile?inspector=off');
  // The SDK and the mock write to IndexedDB shortly after the page is visible.
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/**
 * Opens a URL as a demo account. A blank page starts with the stored session; a page that is
 * already open uses the sign-in form.
 */
export async function signIn(page: Page, email: string, target: string): Promise<void> {
  if (page.url() !== 'about:blank') return signInByForm(page, email, target);
  if (restoredAccounts.delete(email)) deleteStoredSession(email);
  const state = await getStoredSession(email, () => createStorageState(page, email));
  await page.context().setStorageState(state);
  await page.goto(target);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Opens a members' page, signs in and waits for the redirect back to it. */
async function signInByForm(page: Page, email: string, target: string): Promise<void> {
  await page.goto(target);
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await page.getByLabel('Email address').fill(email);
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
  const button = page.getByRole('button', { name: 'Sign Out' }).first();
  // On a phone, the menu must not leave the screen.
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
}

/** Opens the newest class of the grid and returns its title. */
export async function openFirstClass(
  page: Page,
  hand: Pick<Hand, 'press'> = createHand(page, 'pointer'),
): Promise<string> {
  const card = page
    .getByRole('region', { name: 'All classes' })
    .getByRole('article')
    .first()
    .getByRole('link');
  // Not `innerText`, which is empty for a card that is far from the screen.
  const title = (await card.textContent()) ?? '';
  await hand.press(card);
  await expect(page).toHaveURL(/\/videos\/watch\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

/** Presses Tab until an element has focus. Fails after 120 presses. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
}

/** The playback position in seconds. */
export const playedSeconds = (video: Locator): Promise<number> =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** Selects an option of the customizer by its label, because the radio is visually hidden. */
export async function selectRadio(panel: Locator, name: string | RegExp): Promise<void> {
  const radio = panel.getByRole('radio', { name, exact: true });
  const option = panel.page().getByRole('radio', { name, exact: true });
  await panel.locator('label').filter({ has: option }).click();
  await expect(radio).toBeChecked();
}

/**
 * Waits until the app has hydrated the page. Before that, a click on a language follows the link
 * and loads a new document.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );

/**
 * Signs in with one of the accounts in Google's open popup. The popup closes itself during the
 * click, which Playwright reports as an error because the page is gone.
 */
export async function chooseGoogleAccount(popup: Page, account: RegExp): Promise<void> {
  const button = popup.getByRole('button', { name: account });
  await button.waitFor();
  await Promise.all([
    popup.waitForEvent('close'),
    button.click({ noWaitAfter: true }).catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    }),
  ]);
}

/** Delays the app until `start` is called. The prerendered page is visible in the meantime. */
export async function delayApp(page: Page): Promise<{ start: () => void }> {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await started;
    await route.continue();
  });
  return { start };
}
