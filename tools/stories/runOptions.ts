import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { takeBeginningOptions } from '../browser/beginning';
import { selectStories, readIndex, type StoryEntry } from './storyIndex';
import { ensureStorybookBuild } from '../build/artifacts';

/** The options that all runs over the stories share. */
export interface RunOptions {
  folder: string;
  stories: StoryEntry[];
  /** The number of pages that run at the same time. */
  pages: number;
}

/**
 * Parses `--story PATTERN`, `--shard 1/4`, `--tenth COMMIT`, `--pages 2`, and `--at LOCAL_TIME` with
 * `--zone ZONE`; builds Storybook if necessary.
 */
export function parseRunOptions(): RunOptions {
  const { values } = parseArgs({
    args: takeBeginningOptions(process.argv.slice(2)),
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
