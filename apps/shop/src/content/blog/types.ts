import type { GalleryPicture, PostCaptions } from '@gschool/ui';

/** What posts are about, in the order of the menu. */
export const postCategories = ['training', 'recovery', 'gear', 'screen', 'making'] as const;
export type PostCategory = (typeof postCategories)[number];

/** Keywords that posts share; each is an address of the list (`?tag=`). */
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

/** Somebody who writes for the blog; samples, like the posts. */
export interface Author {
  id: AuthorId;
  name: string;
  /** What the person does, in a line. */
  detail: string;
  /** Two or three sentences. */
  about: string;
}

/** What a post is made of, where it is more than words (spec, section 2, `/blogs/single/…`). */
type PostMedia =
  | { kind: 'standard' }
  | {
      kind: 'audio';
      src: string;
      title: string;
      by: string;
      /** Seconds. */
      duration: number;
      /** What is to be heard, for whoever cannot or would not listen; one entry a paragraph. */
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

/** A post without its text, which is a module of its own (`texts/SLUG.tsx`). */
export interface Post {
  /** Its address, and the name of its text; never changed once it is out. */
  slug: string;
  title: string;
  /** One or two sentences that make one want to read on; the description in `<head>`, too. */
  excerpt: string;
  category: PostCategory;
  tags: readonly PostTag[];
  author: AuthorId;
  /** The day it appeared: `2026-11-12`. */
  publishedOn: string;
  /** How long it takes to read, in whole minutes; a test counts the words. */
  minutes: number;
  /** `art:…`. */
  picture: string;
  media: PostMedia;
  /** Posts that go on from here. */
  related: readonly string[];
}
