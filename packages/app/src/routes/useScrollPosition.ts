import { useEffect, useLayoutEffect, useRef } from 'react';

/** A place in the history, as routers describe it. */
export interface Place {
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
const namedBy = (hash: string): string => {
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
export function useScrollPosition({ key, pathname, hash }: Place, isReturn: boolean): void {
  const isFirst = useRef(true);
  const last = useRef<string>(undefined);

  // Before the next page is laid out: its shorter height must not count as this one's scrolling.
  useBrowserLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (last.current === pathname) {
      const left = isReturn ? positions.get(key) : undefined;
      // A changed query is another entry of the same page: left unscrolled, it is left here.
      if (left === undefined) positions.set(key, window.scrollY);
      else window.scrollTo(0, left);
    }
    last.current = pathname;
    const keep = () => positions.set(key, window.scrollY);
    // A reload is the browser's own to restore.
    const leave = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', leave);
    };
  }, [key]);

  useBrowserLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const target = hash ? document.getElementById(namedBy(hash)) : null;
    const top = (isReturn && positions.get(key)) || 0;
    const go = () => (target ? target.scrollIntoView() : window.scrollTo(0, top));
    go();
    // Before it is painted, again: what the page sets up by itself, such as its banner, moved what lies below.
    const frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
    // Only another page begins anew; the key of a changed query must not.
  }, [pathname, hash]);
}
