import { origin, productName } from '../../config/env';
import { paths } from '../../config/paths';
import { createAtomFeed } from './feed';
import { posts } from './posts';

/** Files that the build writes next to the pages, by path. */
export const files: Readonly<Record<string, string>> = {
  [paths.blogFeed]: createAtomFeed(posts, { productName, origin }),
};
