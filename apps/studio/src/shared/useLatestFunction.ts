import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that never changes and calls the one of the newest render. Unlike React's
 * `useEffectEvent`, it may be called by event handlers. Do not call it while rendering.
 */
export function useLatestFunction(call: () => void): () => void {
  const latest = useRef(call);
  useInsertionEffect(() => {
    latest.current = call;
  });
  return useCallback(() => latest.current(), []);
}
