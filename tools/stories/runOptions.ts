import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { selectStories, readIndex, type StoryEntry } from './storyIndex';
import { ensureStorybookBuild } from '../build/artifacts';

/** What every run over the stories is told. */
export interface RunOptions {
  folder: string;
  stories: StoryEntry[];
  /** How many pages work at the same time. */
  pages: number;
}

/** `--story PATTERN`, `--shard 1/4`, `--tenth COMMIT`, `--pages 2`; builds Storybook if it must. */
export function parseRunOptions(): RunOptions {
  const { values } = parseArgs({
    options: {
      story: { type: 'string' },
      shard: { type: 'string' },
      tenth: { type: 'string' },
      pages: { type: 'string' },
    },
  });
  const folder = ensureStorybookBuild();
  const pages = Number(values.pages ?? Math.min(4, availableParallelism()));
  if (!(pages >= 1)) throw new Error(`--pages wants a number, not ${values.pages}`);
  return { folder, pages, stories: selectStories(readIndex(folder), values) };
}
