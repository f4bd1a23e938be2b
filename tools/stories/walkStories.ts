import type { Browser } from 'playwright-core';

import type { Finding } from './findings';
import { looksFor } from './sampling';
import type { Entry } from './storyIndex';
import { openStage, type Stage } from './storyPage';
import { checkStory, type StoryResult } from './checkStory';

/** A story that was checked, and whether it needed a second try. */
export interface WalkedStory extends StoryResult {
  /** What the first try found, where a second one was needed. */
  firstTry?: readonly Finding[];
}

/** What `walkStories` is told. */
export interface WalkOptions {
  browser: Browser;
  /** Where Storybook is served; ends in `/`. */
  address: string;
  stories: readonly Entry[];
  /** How many pages work at the same time. */
  pages: number;
  /** Draws the looks beside light and dark; another commit draws others. */
  commit: string;
  onProgress: (done: number, story: Entry) => void;
}

/**
 * Walks through the stories with a few pages that stay open: one story is shown in the place
 * of the one before it, as a designer sees them, and everything is loaded once.
 */
export async function walkStories({
  browser,
  address,
  stories,
  pages,
  commit,
  onProgress,
}: WalkOptions): Promise<WalkedStory[]> {
  const files = groupsOf(stories).toSorted((a, b) => weightOf(b) - weightOf(a));
  const results: WalkedStory[] = [];
  let done = 0;

  async function check(stage: Stage, story: Entry): Promise<WalkedStory> {
    // A page is made of components, whose stories are checked in the drawn looks.
    const drawn = isPage(story) ? [] : looksFor(story.id, commit);
    const attempt = () => checkStory(stage, story.id, drawn);
    const first = await attempt().catch((error: unknown) => broken(story, error));
    if (first.findings.length === 0) return first;
    await stage.reload();
    const second = await attempt().catch((error: unknown) => broken(story, error));
    await stage.reload();
    return { ...second, firstTry: first.findings };
  }

  async function lane(): Promise<void> {
    const stage = await openStage(browser, address, { isTestRunner: true });
    await stage.reload();
    for (let file = files.shift(); file; file = files.shift()) {
      for (const story of file) {
        const result = await check(stage, story);
        results.push(result);
        onProgress(++done, story);
      }
    }
    await stage.close();
  }

  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, lane));
  return results;
}

const isPage = ({ title }: Entry) => title.startsWith('Pages/');

/** Pages first, and long files before short ones, so that no page works alone at the end. */
const weightOf = (file: readonly Entry[]) => file.length * (file.some(isPage) ? 5 : 1);

const broken = ({ id }: Entry, error: unknown): StoryResult => ({
  id,
  findings: [{ check: 'play', about: `the check broke: ${String(error).slice(0, 600)}` }],
  times: { play: 0, axe: 0, contrast: 0, narrow: 0 },
});

function groupsOf(stories: readonly Entry[]): Entry[][] {
  const files = new Map<string, Entry[]>();
  for (const story of stories) {
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  }
  return [...files.values()];
}
