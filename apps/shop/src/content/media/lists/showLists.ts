import type { ShowSlug } from '../shows';

/** The state lists of shows (docs/product/shop.md#state-lists). */
export const showLists = {
  popularShows: [
    'kettle-and-bell',
    'corner-women',
    'night-shift-stretch',
    'house-of-arches',
    'tide-school',
    'studio-nine',
  ],
  /** Each show is from a different country. */
  bestOfInternationalShows: [
    'studio-nine',
    'the-late-class',
    'house-of-arches',
    'the-fell-runners',
    'night-shift-stretch',
    'tide-school',
  ],
  suggestedShows: ['the-late-class', 'tide-school', 'studio-nine', 'kettle-and-bell'],
  showsWeRecommend: ['the-fell-runners', 'corner-women', 'the-late-class', 'kettle-and-bell'],
  /** The hero slider of `/tv-shows`. */
  showSlider: ['house-of-arches', 'kettle-and-bell', 'the-fell-runners'],
  /** Shows that have a season this year, on `/home`. */
  trendingSlider: [
    'night-shift-stretch',
    'tide-school',
    'corner-women',
    'the-late-class',
    'studio-nine',
  ],
} as const satisfies Readonly<Record<string, readonly ShowSlug[]>>;

export type ShowListName = keyof typeof showLists;
