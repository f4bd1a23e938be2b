import { origin, productName } from '../../config/env';
import { paths } from '../../config/paths';
import { createAtomFeed } from './feed';
import { posts } from './posts';

/** Files that are written beside the built pages, by their address. */
export const files: Readonly<Record<string, string>> = {
  [paths.blogFeed]: createAtomFeed(posts, { productName, origin }),
};
