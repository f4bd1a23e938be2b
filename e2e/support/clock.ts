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

/** The browser's own name of its zone: Chromium calls Kathmandu `Asia/Katmandu`. */
export const readZoneName = (page: Page): Promise<string> =>
  page.evaluate(() => new Intl.DateTimeFormat('en').resolvedOptions().timeZone);

/**
 * When each journey begins, in epoch milliseconds. The emulators are servers in real time, which the
 * pages must share with them.
 */
export const getBeginning = (): number => (usesEmulators ? Date.now() : beginning.at);

type Script = Awaited<ReturnType<BrowserContext['addInitScript']>>;

/** The scripts that move the date of the pages of a context. */
const scripts = new WeakMap<BrowserContext, Script>();

/** Lets the pages of a context begin when journeys begin, or a few milliseconds earlier. */
async function startClock(context: BrowserContext, earlierBy = 0): Promise<void> {
  if (usesEmulators) return;
  scripts.set(context, await startClockAt(context, beginning.at - earlierBy));
}

/**
 * Replaces the clock of a page with Playwright's, which a test can move; timers follow it. It
 * begins when journeys begin, or at another instant (epoch milliseconds).
 */
export async function installClock(page: Page, at = getBeginning()): Promise<void> {
  // Playwright's clock compares the date of a new page with the real one.
  await scripts.get(page.context())?.dispose();
  await page.clock.install({ time: at });
}

/** Opens another context, whose pages begin when journeys begin, or a few milliseconds earlier. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
  earlierBy = 0,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await startClock(context, earlierBy);
  return context;
}

/** Playwright's `test`, whose pages begin when journeys begin. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await startClock(context);
    await use(context);
  },
});

/** How long before a journey its stored session was created, in milliseconds. */
export const SESSION_AGE_MS = 30_000;
