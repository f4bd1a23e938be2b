import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright-core';

import { initialCart } from '../../mocks/src/shop/initialCart';
import { browserFlags } from '../../tools/browser/find';
import { installRecorder } from './recorder';

/** The URLs of the served demo builds, without a trailing slash. */
export interface Addresses {
  site: string;
  shop: string;
}

/** The options for opening a page. */
export interface OpenOptions {
  url: string;
  viewport?: { width: number; height: number };
  /** The factor by which the CPU is slowed down; 1 is the machine’s own speed. */
  slowdown: number;
}

/** A browser that opens pages of the demo as a signed-in member. */
export interface DemoBrowser {
  version: string;
  /** A new browser profile in which the member is signed in. */
  createProfile(): Promise<BrowserContext>;
  /** A new browser profile without a session. */
  createVisitorProfile(): Promise<BrowserContext>;
  close(): Promise<void>;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Puts products into the cart of a guest, which only the demo fills on its own. Sent as text. */
const fillCart = ([origin, lines]: readonly [origin: string, lines: string]): void => {
  const key = 'gschool.shop/bag/guest';
  if (location.origin === origin && localStorage.getItem(key) === null)
    localStorage.setItem(key, lines);
};

/** Fills in the sign-in form, but does not submit it. */
export async function fillSignInForm(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('member@gschool.example');
  await page.getByLabel('Password', { exact: true }).fill('gschool-demo');
}

/** The button that submits the sign-in form. */
export const signInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });

/** Starts a browser and signs in once; each profile starts with the stored session. */
export async function startDemoBrowser(
  { site, shop }: Addresses,
  executablePath: string,
): Promise<DemoBrowser> {
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [...browserFlags, '--autoplay-policy=no-user-gesture-required'],
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/profile?inspector=off`);
  await fillSignInForm(page);
  await signInButton(page).click();
  await page.waitForURL(/\/profile/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The SDK and the mock write to IndexedDB shortly after the page is visible.
  await page.waitForTimeout(500);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  const createProfile = async (isMember: boolean): Promise<BrowserContext> => {
    const profile = await browser.newContext({ ...(isMember && { storageState }) });
    // This is needed for 10,000 classes on a busy machine.
    profile.setDefaultTimeout(180_000);
    // When tsx transforms code, it names functions with this helper, which pages don't have.
    await profile.addInitScript('globalThis.__name = (target) => target');
    await profile.addInitScript(installRecorder);
    await profile.addInitScript(fillCart, [shop, JSON.stringify(initialCart)] as const);
    return profile;
  };
  return {
    version: browser.version(),
    createProfile: () => createProfile(true),
    createVisitorProfile: () => createProfile(false),
    close: () => browser.close(),
  };
}

/** An open page, and the connection that slows it down and reads its CPU time. */
export interface OpenPage {
  page: Page;
  session: CDPSession;
}

/** Opens a page with a CPU that is slowed down from the start. */
export async function openPage(
  context: BrowserContext,
  { url, viewport = desktop, slowdown }: OpenOptions,
): Promise<OpenPage> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'commit' });
  return { page, session };
}

/** Waits until the page has had no long task for one second. */
export const waitForIdleSecond = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let count = -1;
        const check = (): void => {
          if (window.recorder.longTasks.length === count) return resolve();
          count = window.recorder.longTasks.length;
          setTimeout(check, 1000);
        };
        check();
      }),
  );
