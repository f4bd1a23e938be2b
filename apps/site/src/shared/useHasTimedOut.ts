import { useEffect, useState } from 'react';

/** After this time, in milliseconds, a page that still waits acts as if it had no network. */
const TIMEOUT_MS = 3000;

/**
 * Whether `isWaiting` has been true for three seconds. If an `id` is given, it must have been the
 * same.
 */
export function useHasTimedOut(isWaiting: boolean, id = ''): boolean {
  const [timedOut, setTimedOut] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setTimedOut(id), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setTimedOut(null);
    };
  }, [isWaiting, id]);
  return isWaiting && timedOut === id;
}
