import { chromium, type Page } from '@playwright/test';

import { findBrowser, launchOptions } from '../../tools/browser/find';

/** What the browser noted since it was last asked. */
interface Timings {
  /** Milliseconds from each press to the frame that shows what came of it. */
  waits: number[];
  /** Milliseconds of each task in which nothing else could happen. */
  tasks: number[];
}

declare global {
  interface Window {
    timings: Timings;
  }
}

/** Lets the browser write down its own times (Event Timing, Long Tasks) before the page begins. */
const recordTimings = (): void => {
  window.timings = { waits: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId)
        window.timings.waits.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.timings.tasks.push(duration);
  }).observe({ type: 'longtask' });
};

/** Runs a step and tells the slowest answer to a press and the longest task; 0 where none was noted. */
async function measureStep(page: Page, step: string, work: () => Promise<unknown>) {
  await page.evaluate(() => void (window.timings = { waits: [], tasks: [] }));
  await work();
  // The browser hands its notes over when it has nothing better to do.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
  );
  const { waits, tasks } = await page.evaluate(() => window.timings);
  return {
    step,
    'press to frame, ms': Math.round(Math.max(0, ...waits)),
    'longest task, ms': Math.round(Math.max(0, ...tasks)),
  };
}

/**
 * Narrows, orders and scrolls ten thousand classes of a demo that is served at an address, as its
 * demo member does. Throws where the page does not come to what a step leads to.
 */
export async function measurePage(address: string) {
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch(launchOptions(executablePath));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(recordTimings);
  const facet = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) });
  const cards = page.locator('#all').getByRole('article');
  const choose = (name: string) => async () => {
    await facet(name).click();
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  };
  const rows = [];
  try {
    await page.goto(`${address}/videos?scenario=many&inspector=off`);
    await page.getByLabel('E-mail address').fill('member@gschool.example');
    await page.getByLabel('Password', { exact: true }).fill('gschool-demo');
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await facet('Yoga').waitFor({ timeout: 60_000 });
    await page.locator('#all').scrollIntoViewIfNeeded();

    for (const name of ['Yoga', 'Not yet watched', 'Beginner', '10–20 min']) {
      rows.push(await measureStep(page, `choose ${name}`, choose(name)));
    }
    rows.push(
      await measureStep(page, 'by title', async () => {
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
        await page.waitForURL(/sort=title/);
      }),
      await measureStep(page, 'remove Beginner', async () => {
        await page.getByRole('button', { name: 'Remove Beginner' }).click();
        await page.waitForURL((url) => !url.search.includes('beginner'));
      }),
      await measureStep(page, 'clear all', async () => {
        await page.getByRole('button', { name: 'Clear all' }).click();
        await page.waitForURL((url) => !url.search.includes('style'));
      }),
      await measureStep(page, 'newest first, and the rows above it', async () => {
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
        await page.getByRole('region', { name: 'Featured' }).waitFor();
      }),
      await measureStep(page, 'scroll through four pages', async () => {
        await page.mouse.move(900, 500);
        while ((await cards.count()) < 4 * 48) await page.mouse.wheel(0, 600);
      }),
      await measureStep(page, 'choose Dance among 192 cards', choose('Dance')),
    );
  } finally {
    await browser.close();
  }
  return rows;
}
