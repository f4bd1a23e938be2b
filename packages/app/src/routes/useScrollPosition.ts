import { useEffect, useLayoutEffect, useRef } from 'react';

/** A place in the history, as routers describe it. */
export interface HistoryLocation {
  /** Of this entry of the history. */
  key: string;
  pathname: string;
  /** With its `#`, or ''. */
  hash: string;
}

/** Where each entry of the history was left, by its key; it lives as long as the page. */
const positions = new Map<string, number>();

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The id that a fragment names; one that is not properly encoded is taken as it stands. */
const getTargetId = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * A new page starts at its top, or at the element that its address names;
 * Back and Forward return to where the page was left. Another query of the
 * same page leaves it where it is. `isReturn`: Back or Forward led here.
 */
export function useScrollPosition(
  { key, pathname, hash }: HistoryLocation,
  isBackOrForward: boolean,
): void {
  const isFirst = useRef(true);
  const last = useRef<string>(undefined);

  // Before the next page is laid out: its shorter height must not count as this one's scrolling.
  useBrowserLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (last.current === pathname) {
      const savedTop = isBackOrForward ? positions.get(key) : undefined;
      // A changed query is another entry of the same page: left unscrolled, it is left here.
      if (savedTop === undefined) positions.set(key, window.scrollY);
      else window.scrollTo(0, savedTop);
    }
    last.current = pathname;
    const savePosition = () => positions.set(key, window.scrollY);
    // A reload is the browser's own to restore.
    const restoreBrowserBehavior = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('scroll', savePosition, { passive: true });
    window.addEventListener('pagehide', restoreBrowserBehavior);
    return () => {
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('pagehide', restoreBrowserBehavior);
    };
  }, [key]);

  useBrowserLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const target = hash ? document.getElementById(getTargetId(hash)) : null;
    const top = (isBackOrForward && positions.get(key)) || 0;
    const scrollToTarget = () => (target ? target.scrollIntoView() : window.scrollTo(0, top));
    scrollToTarget();
    // Before it is painted, again: what the page sets up by itself, such as its banner, moved what lies below.
    const frame = requestAnimationFrame(scrollToTarget);
    return () => cancelAnimationFrame(frame);
    // Only another page begins anew; the key of a changed query must not.
  }, [pathname, hash]);
}
