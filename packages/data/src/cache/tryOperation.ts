/** The result of a cache operation. A cache that fails must not break a page. */
export type Outcome<T = undefined> = { ok: true; value: T } | { ok: false; error: unknown };

/**
 * Runs an operation right away; logs and returns a failure (docs/product/caches.md#cache-failures).
 */
export const tryOperation = async <T>(what: string, run: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    console.warn(`Cache: ${what} failed.`, error);
    return { ok: false, error };
  }
};
