import { useEffect } from 'react';

const PAUSE = 3000;

/**
 * Looks again when somebody comes back to this page: from the portal or the
 * payment page in another tab, or by Back to a page that the browser kept.
 */
export function useFreshOnReturn(look: () => unknown): void {
  useEffect(() => {
    let lookedAt = 0;
    const lookOnce = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < PAUSE) return;
      lookedAt = Date.now();
      look();
    };
    const shown = ({ persisted }: PageTransitionEvent) => persisted && lookOnce();
    window.addEventListener('focus', lookOnce);
    document.addEventListener('visibilitychange', lookOnce);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('focus', lookOnce);
      document.removeEventListener('visibilitychange', lookOnce);
      window.removeEventListener('pageshow', shown);
    };
  }, [look]);
}
