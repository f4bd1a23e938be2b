import { useEffect, useState } from 'react';

/** A page that has waited this long treats the network as absent, in milliseconds. */
export const LATE_AFTER_MS = 3000;

/** Whether `isWaiting` has been true for three seconds for the same thing. */
export function useIsLate(what: string, isWaiting: boolean): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(what), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [what, isWaiting]);
  return late === what;
}
