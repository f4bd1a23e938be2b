import type { MovieSlug } from '../movies';

/**
 * The movies' state lists (spec, section 3), by its names. Who is in them is a choice of ours:
 * nothing is measured, so nothing is counted. `routes/tables/media.test.ts` holds that each is
 * shown by a page.
 */
export const movieLists = {
  /** What the start page shows. */
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
  /** Still being made: they have no day of release. */
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
  /** The newest first; a test compares the order with the days of release. */
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
  /** The pictures that `/home` opens with. */
  bigSlider: ['desert-mile', 'moonlight-dancer', 'the-empty-locker', 'grandmothers-of-the-barbell'],
  /** The pictures that `/movies` opens with. */
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
  /** Where `/movies/related` begins; what is related to each is a rule (`getRelatedTitles`). */
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
