/**
 * The requests that a member's browser sends to Firebase. Tests check these numbers:
 * `e2e/request-counts.spec.ts` counts the requests of the built site,
 * `packages/data/src/entities/library/firebase/watching.test.ts` the requests of the recorder, the queue and the
 * editor. Change a number here only together with the code.
 */
export const requestCounts = {
  /** The first visit to the catalog after a sign-in, with an index of one document. */
  firstVisit: {
    /** The sum of `documents`. */
    reads: 5,
    documents: {
      /** The profile is never stored. */
      profile: 1,
      /** The manifest and the index. */
      catalogue: 2,
      library: 1,
      /** The class that is shown first. */
      class: 1,
    },
    /** The token's account. The sign-in itself is one more call. */
    authCalls: 1,
  },
  /** A visit while all cached data is fresh. */
  warmVisit: {
    /** The profile, which decides access and is never stored. */
    reads: 1,
    authCalls: 1,
  },
  /**
   * Reads for the next offline start, 15 seconds after a page was opened: each entry on the
   * history’s first page, each playlist and each upcoming event is one read. They are repeated when
   * the entries on the device are this old, in days. A member who opens these pages in the meantime
   * has newer entries. `packages/data/src/queries/prefetchForOffline.test.tsx` checks this.
   */
  prefetch: { libraryDays: 30, eventsDays: 7 },
  /** Signing in with email and password. */
  signIn: { authCalls: 1 },
  /** Opening the page of a class. */
  openedClass: {
    /** The class's details and the URLs of its video. */
    reads: 2,
  },
  /** Starting a class. */
  startedClass: {
    /** The details and the URLs of the next class in the queue. */
    reads: 2,
  },
  /** While a class plays. */
  watching: {
    /** The library, which is read before the first position of a visit is written. */
    readsOnce: 1,
    /** The position, every 30 seconds. */
    writesPerMinute: 2,
  },
  /** Leaving a class. */
  leftClass: {
    /** The library, in case another device has changed it. */
    reads: 1,
    /** The position and the history entry. */
    writes: 2,
  },
} as const;
