import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * `useEffectEvent` of React 19.2, for projects with React 19.0: a function that never changes and
 * calls the latest `callback`. Call it only in effects.
 */
export function useEffectEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
