import { useEffect } from 'react';

/** Milliseconds after the return: what was done elsewhere is told to us a moment later. */
const LOOKS = [0, 2000, 6000];

/**
 * Looks again when somebody comes back to this page: from the portal or the
 * payment page in another tab, or by Back to a page that the browser kept.
 */
export function useFreshOnReturn(look: () => unknown): void {
  useEffect(() => {
    let timers: number[] = [];
    const stop = () => timers.forEach((timer) => window.clearTimeout(timer));
    const lookAgain = () => {
      if (document.visibilityState !== 'visible') return;
      stop();
      timers = LOOKS.map((after) => window.setTimeout(look, after));
    };
    const shown = ({ persisted }: PageTransitionEvent) => persisted && lookAgain();
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('pageshow', shown);
    return () => {
      stop();
      window.removeEventListener('focus', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('pageshow', shown);
    };
  }, [look]);
}
