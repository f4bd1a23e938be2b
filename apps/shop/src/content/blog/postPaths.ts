import { paths } from '../../config/paths';
import { featuredSlug, posts } from './posts';
import type { Post } from './types';

/** Where a post is: one essay and the five kinds have addresses of their own (spec, section 2). */
export function getPostPath({ slug, media }: Pick<Post, 'slug' | 'media'>): string {
  if (slug === featuredSlug) return paths.blogDetail;
  return media.kind === 'standard' ? paths.post(slug) : paths.blogSingle(media.kind);
}

/** The addresses of all posts, the newest first. */
export const postPaths: readonly string[] = posts.map(getPostPath);

/** The post that an address shows; undefined where it shows none. */
export const getPostByPath = (pathname: string): Post | undefined =>
  posts[postPaths.indexOf(pathname.replace(/(.)\/+$/, '$1'))];
