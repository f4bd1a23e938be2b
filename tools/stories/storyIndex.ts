import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isSampled } from './sampling';

/** An entry of Storybook's `index.json`. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /**
   * Its file, relative to the repository root:
   * `./packages/ui/src/actions/Button/Button.stories.tsx`.
   */
  importPath: string;
  /** `play-fn` if the story has a play function. */
  tags?: readonly string[];
}

/** Selects the stories for a run. */
export interface StorySelection {
  /** Part of the id, or a regular expression that matches it. */
  story?: string | undefined;
  /** `2/4`: the second quarter. */
  shard?: string | undefined;
  /** A commit, which selects a tenth of the stories. */
  tenth?: string | undefined;
}

/** Returns every entry of Storybook's own index, so that no story is missed. */
export function readIndex(folder: string): StoryEntry[] {
  const text = readFileSync(join(folder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

/**
 * The selected stories. Pages come first, because they take longest. Throws for an invalid shard.
 */
export function selectStories(
  entries: readonly StoryEntry[],
  { story, shard, tenth }: StorySelection,
): StoryEntry[] {
  const pattern = new RegExp(story ?? '');
  const [part, parts] = parseShard(shard);
  return entries
    .filter(({ type, id }) => type === 'story' && pattern.test(id))
    .filter(({ id }) => tenth === undefined || isSampled(id, tenth))
    .toSorted((a, b) => Number(isPage(b)) - Number(isPage(a)))
    .filter((_, index) => index % parts === part - 1);
}

/** Whether the story shows a whole page of an app. */
export const isPage = ({ title }: Pick<StoryEntry, 'title'>) => title.startsWith('Pages/');

/** Whether the story shows tokens, or parts of every component. */
export const isFoundation = ({ title }: Pick<StoryEntry, 'title'>) =>
  title.startsWith('Foundations/');

function parseShard(shard: string | undefined): [part: number, parts: number] {
  if (shard === undefined) return [1, 1];
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (part < 1 || part > parts) throw new Error(`--shard wants 1/4 or the like, not ${shard}`);
  return [part, parts];
}
