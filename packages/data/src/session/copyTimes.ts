/**
 * After this time without an answer, a page shows what this browser has, in milliseconds
 * (docs/product/offline.md#offline-start).
 */
export const ANSWER_TIMEOUT_MS = 3000;

/** How long a membership counts after its end while nobody answers: the clock may be wrong. */
export const COPY_GRACE_MS = 3_600_000;
