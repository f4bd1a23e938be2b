import type { GalleryPicture, PostCaptions } from '@gschool/ui';

/** Post categories in menu order. */
export const postCategories = ['training', 'recovery', 'gear', 'screen', 'making'] as const;
export type PostCategory = (typeof postCategories)[number];

/** Post tags, which are values of the URL parameter `tag`. */
export const postTags = [
  'beginners',
  'breath',
  'colour',
  'film',
  'habit',
  'home',
  'materials',
  'mobility',
  'sizes',
  'sleep',
  'strength',
] as const;
export type PostTag = (typeof postTags)[number];

export type AuthorId = 'ines' | 'teodora' | 'samira';

/** An author of the blog (sample content). */
export interface Author {
  id: AuthorId;
  name: string;
  /** A line about the person's work. */
  detail: string;
  about: string;
}

/** The main content of a post (docs/product/shop.md#blog). */
type PostMedia =
  | { kind: 'standard' }
  | {
      kind: 'audio';
      src: string;
      title: string;
      by: string;
      /** Seconds. */
      duration: number;
      /** One entry per paragraph. */
      transcript: readonly string[];
    }
  | {
      kind: 'video';
      src: string;
      title: string;
      /** Seconds. */
      duration: number;
      captions: readonly PostCaptions[];
      caption: string;
    }
  | { kind: 'link'; href: string; title: string; source: string; excerpt: string }
  | { kind: 'quote'; text: string; name: string; detail: string; source: string }
  | { kind: 'gallery'; label: string; pictures: readonly GalleryPicture[] };

/** A post without its text, which is in `texts/SLUG.tsx`. */
export interface Post {
  /** Part of the path and the name of the text module. Never change a published slug. */
  slug: string;
  title: string;
  /** One or two sentences; also the description in `<head>`. */
  excerpt: string;
  category: PostCategory;
  tags: readonly PostTag[];
  author: AuthorId;
  /** ISO date: `2026-11-12`. */
  publishedOn: string;
  /** Reading time in whole minutes. A test compares it with the word count. */
  minutes: number;
  /** A reference to poster art: `art:…`. */
  picture: string;
  media: PostMedia;
  related: readonly string[];
}
