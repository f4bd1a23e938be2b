import { useEffect } from 'react';

/** Delays after the return: Stripe's webhooks update the documents some seconds later. */
const REFETCH_DELAYS_MS = [0, 2000, 6000];

/** Refetches when the member comes back to this page, from another tab or by Back. */
export function useRefetchOnReturn(refetch: () => unknown): void {
  useEffect(() => {
    let timers: number[] = [];
    const stop = () => timers.forEach((timer) => window.clearTimeout(timer));
    const scheduleRefetches = () => {
      if (document.visibilityState !== 'visible') return;
      stop();
      timers = REFETCH_DELAYS_MS.map((after) => window.setTimeout(refetch, after));
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && scheduleRefetches();
    window.addEventListener('focus', scheduleRefetches);
    document.addEventListener('visibilitychange', scheduleRefetches);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('focus', scheduleRefetches);
      document.removeEventListener('visibilitychange', scheduleRefetches);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [refetch]);
}
