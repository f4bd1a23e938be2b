import type { PersonSlug } from '../people';
import type { TagId } from '../tags';

/**
 * The state lists of tags (docs/product/shop.md#state-lists). A test checks that each tag has an
 * item of its kind.
 */
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

/** The people on `/home`; `/cast` shows all of them. */
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

/** Items per page of the pagination and the load-more lists. */
export const pageSizes = {
  /** For the list of all movies on `/movies`. */
  pagination: 12,
  loadMoreShows: 4,
  loadMoreVideos: 8,
} as const;
