import type { PersonSlug } from '../people';
import type { TagId } from '../tags';

/** The tags' state lists (spec, section 3); a test holds that each leads to something of its kind. */
export const tagLists = {
  movieTags: [
    'friendship',
    'dance',
    'mountains',
    'strength',
    'night',
    'craft',
    'sea',
    'growing-up',
    'boxing',
    'desert',
  ],
  showTags: ['city', 'friendship', 'night', 'yoga', 'growing-up', 'boxing', 'sea', 'running'],
  videoTags: [
    'morning',
    'breath',
    'desk',
    'strength',
    'dance',
    'sleep',
    'swimming',
    'yoga',
    'running',
  ],
} as const satisfies Readonly<Record<string, readonly TagId[]>>;

export type TagListName = keyof typeof tagLists;

/** Whom `/home` introduces; `/cast` has everybody. */
export const cast = [
  'rosa-talavane',
  'ilse-marrow',
  'tamsin-okoro-vale',
  'beatriz-lunaro',
  'zeynep-aldane',
  'corinne-bellmarch',
  'yuna-harrowgate',
  'hana-torvik',
  'wren-hollowell',
  'priya-sandorelle',
] as const satisfies readonly PersonSlug[];

/** How many cards a page of the paged list has, and how many a load-more list adds. */
export const pageSizes = {
  /** The whole catalogue of movies on `/movies`, in pages. */
  pagination: 12,
  /** All shows on `/tv-shows`. */
  loadMoreShows: 4,
  /** All videos on `/videos`. */
  loadMoreVideos: 8,
} as const;
