import type { ShowSlug } from '../shows';

/** The shows' state lists (spec, section 3), by its names. */
export const showLists = {
  popularShows: [
    'kettle-and-bell',
    'corner-women',
    'night-shift-stretch',
    'house-of-arches',
    'tide-school',
    'studio-nine',
  ],
  /** From as many countries as there are shows in it. */
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
  /** The pictures that `/tv-shows` opens with. */
  showSlider: ['house-of-arches', 'kettle-and-bell', 'the-fell-runners'],
  /** On `/home`: shows with a season of this year. */
  trendingSlider: [
    'night-shift-stretch',
    'tide-school',
    'corner-women',
    'the-late-class',
    'studio-nine',
  ],
} as const satisfies Readonly<Record<string, readonly ShowSlug[]>>;

export type ShowListName = keyof typeof showLists;
