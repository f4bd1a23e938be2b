/**
 * After this time without a response, a page shows the data in this browser, in milliseconds
 * (docs/product/offline.md#offline-start).
 */
export const ANSWER_TIMEOUT_MS = 3000;

/**
 * How long a membership still counts after its end while the server does not respond: the clock may
 * be wrong.
 */
export const COPY_GRACE_MS = 3_600_000;
