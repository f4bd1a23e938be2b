import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that never changes and calls the latest `callback`, so that a memoized row does not
 * render because of a new function. Call it only in event handlers.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
