/** How something with a cache ended. Nothing throws: a cache that fails must not take a page with it. */
export type Outcome<T = undefined> = { ok: true; value: T } | { ok: false; error: unknown };

/** Tries, and on a failure warns and returns it (spec, section 8). Begins at once. */
export const tryOperation = async <T>(what: string, run: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    console.warn(`Cache: ${what} failed.`, error);
    return { ok: false, error };
  }
};
