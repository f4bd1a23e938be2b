/**
 * What a member's browser asks of Firebase. Tests check these numbers: `e2e/request-counts.spec.ts`
 * counts the requests of the built site, `packages/data/src/firebase/watching.test.ts` those of
 * the recorder, the queue and the editor. Change a number here only together with the code.
 */
export const requestCounts = {
  /** The first visit of the catalog after a sign-in, with one document of the index. */
  firstVisit: {
    /** All of `documents`. */
    reads: 5,
    documents: {
      /** Never stored. */
      profile: 1,
      /** The manifest and the index. */
      catalogue: 2,
      library: 1,
      /** The class that is shown first. */
      class: 1,
    },
    /** The account of the token; the sign-in itself is one more. */
    authCalls: 1,
  },
  /** A visit while everything that is cached is fresh. */
  warmVisit: {
    /** The profile, which decides access and is never stored. */
    reads: 1,
    authCalls: 1,
  },
  /**
   * For the next offline start, 15 seconds after a page was opened: each entry of the history’s
   * first page, each playlist and each upcoming event is a read. Again when the entries on the
   * device are this old, in days; a member who opens these pages in between has newer ones.
   * `packages/data/src/queries/prefetchForOffline.test.tsx` checks it.
   */
  prefetch: { libraryDays: 30, eventsDays: 7 },
  /** Signing in with email and password. */
  signIn: { authCalls: 1 },
  /** Opening the page of a class. */
  openedClass: {
    /** Its details and the URLs of its video. */
    reads: 2,
  },
  /** Starting a class. */
  startedClass: {
    /** The details and the URLs of the class that plays next. */
    reads: 2,
  },
  /** While a class plays. */
  watching: {
    /** The library, before the first position of a visit is written. */
    readsOnce: 1,
    /** The position, every 30 seconds. */
    writesPerMinute: 2,
  },
  /** Leaving a class. */
  leftClass: {
    /** The library, in case another device has written. */
    reads: 1,
    /** The position and the entry of the history. */
    writes: 2,
  },
} as const;
