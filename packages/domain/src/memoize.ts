/**
 * Returns a function that caches its results by its arguments, which must be JSON values. When
 * there are more than `limit` results, it clears them all.
 */
export const memoize = <Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
  limit = 500,
): ((...args: Args) => Result) => {
  const results = new Map<string, { result: Result }>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known) return known.result;
    const result = compute(...args);
    if (results.size >= limit) results.clear();
    results.set(key, { result });
    return result;
  };
};
