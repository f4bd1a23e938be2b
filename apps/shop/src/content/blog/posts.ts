import { essays } from './essays';
import { specials } from './specials';
import type { Post } from './types';

/** All posts, newest first. */
export const posts: readonly Post[] = [...essays, ...specials].toSorted(
  (a, b) => Date.parse(b.publishedOn) - Date.parse(a.publishedOn),
);

/** The slug of the essay that `/blogs/detail` shows. */
export const featuredSlug = 'strong-is-slow';

export const getPost = (slug: string): Post | undefined => posts.find((post) => post.slug === slug);
