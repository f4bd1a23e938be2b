import { chromium, type Browser } from 'playwright-core';

import { findBrowser, launchOptions } from '../browser/find';
import type { StoryEntry } from './storyIndex';
import { serveFolder } from './serveFolder';
import { offlineFlags, openStoryPage, type StoryPage } from './storyPage';

/** A path that no build is configured for, so that absolute URLs fail. */
export const SUB_PATH = '/a/shelf/of/parts/';

/** Starts the tests' browser without network access. */
export async function launchOfflineBrowser(): Promise<{ browser: Browser; version: string }> {
  const { executablePath, version } = await findBrowser();
  const options = launchOptions(executablePath);
  const browser = await chromium.launch({ ...options, args: [...options.args, ...offlineFlags] });
  return { browser, version };
}

/**
 * Distributes the stories over several browsers, which load the static Storybook from a sub-path.
 * If a browser crashes, it is restarted for the next story.
 *
 * @returns the results of `check`, in the order of the stories
 */
export async function checkEachStory<T>(
  folder: string,
  stories: readonly StoryEntry[],
  workers: number,
  check: (storyPage: StoryPage, story: StoryEntry) => Promise<T>,
  onError: (story: StoryEntry, error: unknown) => T,
): Promise<T[]> {
  const served = await serveFolder(folder, SUB_PATH);
  const results: T[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    let { browser } = await launchOfflineBrowser();
    let storyPage = await openStoryPage(browser, served.address);
    try {
      for (let index = next++; index < stories.length; index = next++) {
        const story = stories[index]!;
        try {
          results[index] = await check(storyPage, story);
        } catch (error) {
          results[index] = onError(story, error);
          await browser.close().catch(() => undefined);
          ({ browser } = await launchOfflineBrowser());
          storyPage = await openStoryPage(browser, served.address);
        }
        if ((index + 1) % 25 === 0) console.log(`  ${index + 1} of ${stories.length} stories`);
      }
    } finally {
      await browser.close().catch(() => undefined);
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(workers, stories.length) }, worker));
    return results;
  } finally {
    await served.close();
  }
}
