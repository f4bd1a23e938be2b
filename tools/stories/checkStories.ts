import type { Browser } from 'playwright-core';

import type { Finding } from './findings';
import { isFoundation, isPage, type StoryEntry } from './storyIndex';
import { openStoryPage, type StoryPage } from './storyPage';
import { checkStory, type StoryResult } from './checkStory';
import type { StoryPlan } from './planChecks';

/** A story that was checked, and whether it needed a second try. */
export interface CheckedStory extends StoryResult {
  /** The findings of the first try, if there was a second one. */
  firstTry?: readonly Finding[];
}

/** A story with the plan of its checks. */
interface PlannedStory extends StoryEntry {
  plan: StoryPlan;
}

/** The options of `checkStories`. */
export interface CheckStoriesOptions {
  browser: Browser;
  /** The URL of Storybook; ends in `/`. */
  address: string;
  stories: readonly PlannedStory[];
  /** The number of pages that run at the same time. */
  pages: number;
  onProgress: (done: number, story: StoryEntry) => void;
}

/**
 * Checks the stories in a few pages that stay open. Each story replaces the previous one, so
 * everything is loaded only once.
 */
export async function checkStories({
  browser,
  address,
  stories,
  pages,
  onProgress,
}: CheckStoriesOptions): Promise<CheckedStory[]> {
  const files = groupByFile(stories).toSorted((a, b) => estimateCost(b) - estimateCost(a));
  const results: CheckedStory[] = [];
  let done = 0;

  async function check(storyPage: StoryPage, story: PlannedStory): Promise<CheckedStory> {
    const attempt = () => checkStory(storyPage, story.id, story.plan);
    const first = await attempt().catch((error: unknown) => toFailedResult(story, error));
    if (first.findings.length === 0) return first;
    await storyPage.reload();
    const second = await attempt().catch((error: unknown) => toFailedResult(story, error));
    await storyPage.reload();
    return { ...second, firstTry: first.findings };
  }

  async function worker(): Promise<void> {
    const storyPage = await openStoryPage(browser, address, { isTestRunner: true });
    await storyPage.reload();
    for (let file = files.shift(); file; file = files.shift()) {
      for (const story of file) {
        const result = await check(storyPage, story);
        results.push(result);
        onProgress(++done, story);
      }
    }
    await storyPage.close();
  }

  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, worker));
  return results;
}

/**
 * The cost of a file, in components. Expensive files come first, so that at the end no worker is
 * busy alone. A story of the foundations can show every component of the library.
 */
const estimateCost = (file: readonly StoryEntry[]): number =>
  file.reduce((sum, story) => sum + (isPage(story) ? 5 : isFoundation(story) ? 40 : 1), 0);

const toFailedResult = ({ id }: StoryEntry, error: unknown): StoryResult => ({
  id,
  findings: [{ check: 'play', about: `the check broke: ${String(error).slice(0, 600)}` }],
  times: { play: 0, axe: 0, contrast: 0, narrow: 0 },
});

function groupByFile(stories: readonly PlannedStory[]): PlannedStory[][] {
  const files = new Map<string, PlannedStory[]>();
  for (const story of stories) {
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  }
  return [...files.values()];
}
