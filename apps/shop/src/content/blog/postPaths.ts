import { withoutEndSlashes } from '@gschool/domain';

import { paths } from '../../config/paths';
import { featuredSlug, posts } from './posts';
import type { Post } from './types';

/**
 * The path of a post: the featured essay and the five special kinds have fixed paths
 * (docs/product/shop.md#blog).
 */
export function getPostPath({ slug, media }: Pick<Post, 'slug' | 'media'>): string {
  if (slug === featuredSlug) return paths.blogDetail;
  return media.kind === 'standard' ? paths.post(slug) : paths.blogSingle(media.kind);
}

/** The paths of all posts, newest first. */
export const postPaths: readonly string[] = posts.map(getPostPath);

export const getPostByPath = (pathname: string): Post | undefined =>
  posts[postPaths.indexOf(withoutEndSlashes(pathname))];
