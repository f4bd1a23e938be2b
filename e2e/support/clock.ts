import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

import { readBeginning, startClock as startClockAt } from '../../tools/browser/beginning';
import { usesEmulators } from './backend';

const beginning = readBeginning();

/** The time zone of the browser. */
export const deviceZone = beginning.zone;

/** The browser's own name for its time zone: Chromium calls Kathmandu `Asia/Katmandu`. */
export const readZoneName = (page: Page): Promise<string> =>
  page.evaluate(() => new Intl.DateTimeFormat('en').resolvedOptions().timeZone);

/**
 * When each journey begins, in epoch milliseconds. The emulators run in real time, and the pages
 * must have the same time.
 */
export const getBeginning = (): number => (usesEmulators ? Date.now() : beginning.at);

type Script = Awaited<ReturnType<BrowserContext['addInitScript']>>;

/** The scripts that shift the date of a context's pages. */
const scripts = new WeakMap<BrowserContext, Script>();

/**
 * Shifts the date of a context's pages to the beginning of the journeys, or a few milliseconds
 * earlier.
 */
async function startClock(context: BrowserContext, earlierBy = 0): Promise<void> {
  if (usesEmulators) return;
  scripts.set(context, await startClockAt(context, beginning.at - earlierBy));
}

/**
 * Replaces a page's clock with Playwright's clock. A test can move it, and timers follow. It starts
 * at the beginning of the journeys, or at another instant (epoch milliseconds).
 */
export async function installClock(page: Page, at = getBeginning()): Promise<void> {
  // Playwright's clock compares a new page's date with the real date.
  await scripts.get(page.context())?.dispose();
  await page.clock.install({ time: at });
}

/**
 * Opens another context, whose pages start at the beginning of the journeys, or a few milliseconds
 * earlier.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
  earlierBy = 0,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await startClock(context, earlierBy);
  return context;
}

/** Playwright's `test`, with pages that start at the beginning of the journeys. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await startClock(context);
    await use(context);
  },
});

/** How long before a journey its stored session was created, in milliseconds. */
export const SESSION_AGE_MS = 30_000;
