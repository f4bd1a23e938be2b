import { chromium, type Page } from '@playwright/test';

import { findBrowser, launchOptions } from '../../tools/browser/find';

/** The timings that the browser recorded in a step. */
interface Timings {
  /** Milliseconds from each interaction to the next frame. */
  waits: number[];
  /** Milliseconds of each long task. */
  tasks: number[];
}

declare global {
  interface Window {
    timings: Timings;
  }
}

/** Records Event Timing and Long Tasks in the page. */
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

/** Runs a step and returns its slowest interaction and longest task; 0 without one. */
async function measureStep(page: Page, step: string, work: () => Promise<unknown>) {
  await page.evaluate(() => void (window.timings = { waits: [], tasks: [] }));
  await work();
  // The browser reports its entries when idle.
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

/** Filters, sorts and scrolls 10,000 classes of a served demo. Throws when a step fails. */
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
    await page.getByLabel('Email address').fill('member@gschool.example');
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
