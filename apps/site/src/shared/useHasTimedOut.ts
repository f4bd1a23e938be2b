import { useEffect, useState } from 'react';

/** A page that has waited this long treats the network as absent, in milliseconds. */
const TIMEOUT_MS = 3000;

/** Whether `isWaiting` has been true for three seconds, for the same `id` if one is given. */
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
