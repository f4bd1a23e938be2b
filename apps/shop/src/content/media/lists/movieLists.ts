import type { MovieSlug } from '../movies';

/**
 * The state lists of movies (docs/product/shop.md#state-lists). `routes/tables/media.test.ts`
 * checks that a page shows each list.
 */
export const movieLists = {
  /** The start page shows these. */
  movies: [
    'seven-breaths',
    'night-of-the-kick',
    'moonlight-dancer',
    'second-warm-up',
    'desert-mile',
    'the-long-lunge',
    'pim-and-the-paper-kite',
    'chalk',
    'partner-stretch',
  ],
  /** In production, without a release date. */
  upcomingMovies: [
    'bell-at-dawn',
    'soft-landing',
    'upside-down-in-porto',
    'the-ninth-ridge',
    'the-tide-table',
  ],
  popularMovies: [
    'second-warm-up',
    'arabesque-at-midnight',
    'desert-mile',
    'cartwheel-summer',
    'the-empty-locker',
    'flat-shoes',
    'ropework',
    'ridge-of-larks',
  ],
  /** Newest first; a test compares the order with the release dates. */
  latestMovies: [
    'pim-and-the-paper-kite',
    'partner-stretch',
    'grandmothers-of-the-barbell',
    'seven-breaths',
    'chalk',
    'second-warm-up',
    'desert-mile',
    'the-empty-locker',
  ],
  suggestedForYou: [
    'the-last-wooden-floor',
    'the-smallest-giant',
    'the-salt-ladder',
    'flat-shoes',
    'counting-to-eight',
    'the-borrowed-leotard',
    'the-kelp-run',
    'what-the-river-weighs',
  ],
  /** The hero slider of `/home`. */
  bigSlider: ['desert-mile', 'moonlight-dancer', 'the-empty-locker', 'grandmothers-of-the-barbell'],
  /** The hero slider of `/movies`. */
  movieSlider: ['seven-breaths', 'arabesque-at-midnight', 'second-warm-up', 'ridge-of-larks'],
  movieOfTheYear: ['grandmothers-of-the-barbell'],
  recommended: [
    'ropework',
    'the-long-lunge',
    'the-kelp-run',
    'partner-stretch',
    'cartwheel-summer',
    'ridge-of-larks',
    'night-of-the-kick',
    'the-salt-ladder',
  ],
  /**
   * The suggested movies on `/movies/related`. `relatedTo` computes the related movies for each.
   */
  relatedMovies: [
    'the-long-lunge',
    'ropework',
    'second-warm-up',
    'ridge-of-larks',
    'seven-breaths',
    'moonlight-dancer',
  ],
  topTen: [
    'grandmothers-of-the-barbell',
    'desert-mile',
    'chalk',
    'moonlight-dancer',
    'second-warm-up',
    'the-salt-ladder',
    'seven-breaths',
    'the-empty-locker',
    'night-of-the-kick',
    'cartwheel-summer',
  ],
} as const satisfies Readonly<Record<string, readonly MovieSlug[]>>;
