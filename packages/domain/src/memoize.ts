/**
 * A function that keeps its results by its arguments, which must be JSON values. It forgets all of
 * them when there are more than `limit`.
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
