import { essays } from './essays';
import { specials } from './specials';
import type { Post } from './types';

/** Every post, the newest first. */
export const posts: readonly Post[] = [...essays, ...specials].toSorted((a, b) =>
  b.publishedOn.localeCompare(a.publishedOn),
);

/** The essay that `/blogs/detail` shows. */
export const featuredSlug = 'strong-is-slow';

/** A post by its slug; undefined where there is none. */
export const getPost = (slug: string): Post | undefined => posts.find((post) => post.slug === slug);
