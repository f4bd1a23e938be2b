import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { previewPorts } from '../../tools/dev/startPreview';
import { PASSWORD, waitForHydration } from '../support/actions';
import { openContext, SESSION_AGE_MS, test as base } from '../support/clock';
import { isDrawn } from './draw';
import { createFaultyBackend, type FaultyBackend } from './faultyBackend';
import type { Journey } from './journey';
import { knownCalls } from './journeys';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Visit = Pick<Journey, 'app' | 'account' | 'path'>;

const origins = {
  site: `http://localhost:${previewPorts.site}`,
  shop: `http://localhost:${previewPorts.shop}`,
  // In the demo, the studio is part of the site, and shares its session.
  studio: `http://localhost:${previewPorts.site}/studio`,
};
const signInPages = { site: '/auth/sign-in', shop: '/auth/login', studio: '/sign-in' };
/** Pages that read nothing, so that no call is answered from a cache. */
const quietPages = { site: '/about/faq', shop: '/merchandise/track-order', studio: '/about/faq' };

/** The storage after signing in, for each app, account and worker. */
const storageStates = new Map<string, Promise<StorageState>>();

const getSignInForm = (page: Page): Locator =>
  page.getByRole('main').getByRole('form', { name: 'Sign In', exact: true });

/** Whether the page asks to sign in: the sign-in page, or the form that the checkout shows. */
export const isAskedToSignIn = async (page: Page): Promise<boolean> =>
  /\/(auth\/|sign-in).*[?&]next=/.test(page.url()) || (await getSignInForm(page).isVisible());

/** Waits until the page asks to sign in. */
export const expectSignInRequest = (page: Page): Promise<void> =>
  expect.poll(() => isAskedToSignIn(page), 'the page asks to sign in').toBe(true);

/** Signs in through the form that the page shows. */
export async function signInAs(
  page: Page,
  { app, account }: Pick<Journey, 'app' | 'account'>,
): Promise<void> {
  const form = getSignInForm(page);
  await form.getByLabel('Email address').fill(`${account}@gschool.example`);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page, `signed in to the ${app}`).not.toHaveURL(/\/auth\/|\/sign-in/);
  await expect(form, `signed in to the ${app}`).toBeHidden();
}

async function createStorageState(page: Page, visit: Visit): Promise<StorageState> {
  const browser = page.context().browser()!;
  const context = await openContext(browser, { reducedMotion: 'reduce' }, SESSION_AGE_MS);
  const fresh = await context.newPage();
  const target = quietPages[visit.app];
  // The studio has no page without data, so the session begins on the site.
  const signInUrl = getSignInUrl({ ...visit, app: visit.app === 'studio' ? 'site' : visit.app });
  await fresh.goto(`${signInUrl}&next=${encodeURIComponent(target)}`);
  await signInAs(fresh, visit);
  await fresh.waitForURL(`**${target}`);
  await expect(fresh.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // After the sign-in, this device's cart is stored for the member.
  if (visit.app === 'shop')
    await fresh.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith('gschool.shop/saved/')),
    );
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** The URL of the sign-in page of the visit's app. */
export const getSignInUrl = ({ app }: Visit): string =>
  `${origins[app]}${signInPages[app]}?inspector=off`;

/** Restores the account's session in an empty context. */
export async function restoreAccount(page: Page, visit: Visit): Promise<void> {
  if (visit.account === undefined) return;
  const key = `${visit.app}/${visit.account}`;
  const state = storageStates.get(key) ?? createStorageState(page, visit);
  storageStates.set(key, state);
  await page.context().setStorageState(await state);
}

/** The URL of a path, without the mock's inspector. */
export const getUrl = ({ app, path }: Visit): string =>
  `${origins[app]}${path}${path.includes('?') ? '&' : '?'}inspector=off`;

/** Opens the page of a journey and waits until it handles input. */
export async function open(page: Page, visit: Visit): Promise<void> {
  await page.goto(getUrl(visit));
  await expect(page.locator('h1').first()).toBeAttached();
  await waitForHydration(page);
}

interface Extras {
  backend: FaultyBackend;
  /**
   * Uncaught errors and unhandled rejections on all pages, policy violations, and crashes that a
   * route's error page has caught.
   */
  errors: string[];
}

/** What React and React Router log about a crash that a route's error page has caught. */
const caughtCrash = /The above error occurred in|React Router caught the following error/;

/** Code that could not be loaded. Showing the error page is the right response. */
const missingCode =
  /Failed to (fetch dynamically imported module|load module script)|Unable to preload CSS/;

/** The error of a service worker update that a navigation interrupts. */
const interruptedWorker = /Failed to update a ServiceWorker .*: Not found/;

/** Playwright's `test` with a backend that can fail and a clock that can be moved. */
export const test = base.extend<Extras>({
  backend: [
    async ({ context }, use) => {
      const backend = await createFaultyBackend(context);
      await use(backend);
      const unknown = [...backend.seen].filter((call) => !knownCalls.has(call));
      expect(unknown, 'calls that no journey names').toEqual([]);
    },
    { auto: true },
  ],
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (thrown) => {
        const { stack, name, message } = thrown.error();
        const text = stack || `${name}: ${message}`;
        if (!interruptedWorker.test(text)) errors.push(text);
      });
      context.on('console', (message) => {
        const text = message.text();
        const isCrash = caughtCrash.test(text) && !missingCode.test(text);
        if (isCrash || /Content Security Policy/.test(text)) errors.push(`console: ${text}`);
      });
      await use(errors);
      expect(errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

const seed = process.env['FAULTS_SEED'] ?? '';

/** Defines a test with one fault, if the seed selects it. */
export function fault(title: string, run: Parameters<typeof test>[2]): void {
  if (isDrawn(title, seed)) test(title, run);
}

export { expect };
