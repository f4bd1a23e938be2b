import { useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS / 4);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * The start of the current minute in ms since 1970, which changes every minute; null on the server
 * and while hydrating, where the time of the visitor is not known.
 */
export function useMinute(now: () => number): number | null {
  const getMinute = useCallback(() => Math.floor(now() / MINUTE_MS) * MINUTE_MS, [now]);
  return useSyncExternalStore(subscribe, getMinute, () => null);
}
