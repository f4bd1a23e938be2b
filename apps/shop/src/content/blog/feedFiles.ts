import { origin, productName } from '../../config/env';
import { paths } from '../../config/paths';
import { atomFeed } from './feed';
import { posts } from './posts';

/** Files that are written beside the built pages, by their address. */
export const files: Readonly<Record<string, string>> = {
  [paths.blogFeed]: atomFeed(posts, { productName, origin }),
};
