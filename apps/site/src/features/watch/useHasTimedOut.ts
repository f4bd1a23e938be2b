import { useEffect, useState } from 'react';

/** A page that has waited this long treats the network as absent, in milliseconds. */
const TIMEOUT_MS = 3000;

/** Whether `isWaiting` has been true for three seconds for the same thing. */
export function useHasTimedOut(what: string, isWaiting: boolean): boolean {
  const [timedOut, setTimedOut] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setTimedOut(what), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [what, isWaiting]);
  return timedOut === what;
}
