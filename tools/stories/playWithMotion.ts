import type { Browser } from 'playwright-core';

import type { CheckedStory } from './checkStories';
import type { StoryEntry } from './storyIndex';
import { openStoryPage, type MountedStory } from './storyPage';

/** On a busy machine, few frames are drawn, so an animation can last longer than a story waits. */
const TRIES = 3;

/**
 * Plays stories the way visitors who accept motion see them: animations and transitions run, and
 * nothing else is checked. If a story fails, it is played again in a fresh page.
 */
export async function playWithMotion(
  browser: Browser,
  address: string,
  stories: readonly StoryEntry[],
  pages: number,
  onProgress: (story: StoryEntry, hasPassed: boolean) => void,
): Promise<CheckedStory[]> {
  const queue = [...stories];
  const results: CheckedStory[] = [];

  async function worker(): Promise<void> {
    const storyPage = await openStoryPage(browser, address, { hasMotion: true });
    await storyPage.reload();
    for (let story = queue.shift(); story; story = queue.shift()) {
      const first = await storyPage.show(story.id);
      let last: MountedStory = first;
      for (let tries = 1; tries < TRIES && getPlayFindings(last).length > 0; tries += 1) {
        await storyPage.reload();
        last = await storyPage.show(story.id);
        await storyPage.reload();
      }
      onProgress(story, getPlayFindings(last).length === 0);
      results.push({
        id: `${story.id} (full motion)`,
        findings: getPlayFindings(last),
        times: { play: first.playMs, axe: 0, contrast: 0, narrow: 0 },
        ...(last !== first && { firstTry: getPlayFindings(first) }),
      });
    }
    await storyPage.close();
  }

  await Promise.all(Array.from({ length: Math.min(pages, queue.length) }, worker));
  return results;
}

const getPlayFindings = ({ findings }: MountedStory) =>
  findings.filter(({ check }) => check === 'play');

/** Whether the story has a play function, which motion could break. */
export const isPlayed = ({ tags }: StoryEntry): boolean => tags?.includes('play-fn') ?? false;
