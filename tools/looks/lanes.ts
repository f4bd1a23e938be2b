import { chromium, type Browser } from 'playwright-core';

import { findBrowser, launchOptions } from '../browser/find';
import type { Entry } from './catalogue';
import { serveUnder } from './serve';
import { offlineFlags, openStage, type Stage } from './stage';

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
 * Gives each story to one of several pages, all of them over the static
 * Storybook below a sub-path. A page that breaks is opened anew for the next story.
 *
 * @returns what `check` returned, in the stories' order
 */
export async function overStories<T>(
  folder: string,
  stories: readonly Entry[],
  pages: number,
  check: (stage: Stage, story: Entry) => Promise<T>,
  onTrouble: (story: Entry, error: unknown) => T,
): Promise<T[]> {
  const served = await serveUnder(folder, SUB_PATH);
  const { browser } = await launchOffline();
  const results: T[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    let stage = await openStage(browser, served.address);
    for (let index = next++; index < stories.length; index = next++) {
      const story = stories[index]!;
      try {
        results[index] = await check(stage, story);
      } catch (error) {
        results[index] = onTrouble(story, error);
        await stage.close().catch(() => undefined);
        stage = await openStage(browser, served.address);
      }
      if ((index + 1) % 25 === 0) console.log(`  ${index + 1} of ${stories.length} stories`);
    }
    await stage.close();
  }
  try {
    await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, lane));
    return results;
  } finally {
    await browser.close();
    await served.close();
  }
}
