import { chromium, type Browser } from 'playwright-core';

import { findBrowser, launchOptions } from '../browser/find';
import type { Entry } from './storyIndex';
import { serveUnder } from './serveFolder';
import { offlineFlags, openStage, type Stage } from './storyPage';

/** A path that no build knows of: whoever leaves it is caught. */
export const SUB_PATH = '/a/shelf/of/parts/';

/** Starts the tests' browser without a way to the network. */
export async function launchOffline(): Promise<{ browser: Browser; version: string }> {
  const { executablePath, version } = await findBrowser();
  const options = launchOptions(executablePath);
  const browser = await chromium.launch({ ...options, args: [...options.args, ...offlineFlags] });
  return { browser, version };
}

/**
 * Gives each story to one of several browsers, all of them over the static
 * Storybook below a sub-path. A browser that breaks is started anew for the next story.
 *
 * @returns what `check` returned, in the stories' order
 */
export async function overStories<T>(
  folder: string,
  stories: readonly Entry[],
  lanes: number,
  check: (stage: Stage, story: Entry) => Promise<T>,
  onTrouble: (story: Entry, error: unknown) => T,
): Promise<T[]> {
  const served = await serveUnder(folder, SUB_PATH);
  const results: T[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    let { browser } = await launchOffline();
    let stage = await openStage(browser, served.address);
    try {
      for (let index = next++; index < stories.length; index = next++) {
        const story = stories[index]!;
        try {
          results[index] = await check(stage, story);
        } catch (error) {
          results[index] = onTrouble(story, error);
          await browser.close().catch(() => undefined);
          ({ browser } = await launchOffline());
          stage = await openStage(browser, served.address);
        }
        if ((index + 1) % 25 === 0) console.log(`  ${index + 1} of ${stories.length} stories`);
      }
    } finally {
      await browser.close().catch(() => undefined);
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(lanes, stories.length) }, lane));
    return results;
  } finally {
    await served.close();
  }
}
