import { useEffect, useLayoutEffect, useRef } from 'react';

/** A location as the router describes it. */
export interface HistoryLocation {
  /** The key of the history entry. */
  key: string;
  pathname: string;
  /** With `#`, or ''. */
  hash: string;
}

/** The last scroll position of each history entry, by key. */
const positions = new Map<string, number>();

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The id in a fragment; an invalid encoding is used unchanged. */
const getTargetId = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Scrolls a new page to its top or to the fragment's element; Back and Forward restore the
 * position. A changed query of the same page does not scroll. `isBackOrForward`: whether the
 * navigation was Back or Forward.
 */
export function useScrollPosition(
  { key, pathname, hash }: HistoryLocation,
  isBackOrForward: boolean,
): void {
  const isFirst = useRef(true);
  const last = useRef<string>(undefined);

  // Before the layout of the next page: its smaller height must not change the stored position.
  useBrowserLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (last.current === pathname) {
      const savedTop = isBackOrForward ? positions.get(key) : undefined;
      // A changed query is a new history entry of the same page at the same position.
      if (savedTop === undefined) positions.set(key, window.scrollY);
      else window.scrollTo(0, savedTop);
    }
    last.current = pathname;
    const savePosition = () => positions.set(key, window.scrollY);
    // The browser restores the position after a reload.
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
    // A second time before the paint: the page's effects, such as the banner, may have moved the content.
    const frame = requestAnimationFrame(scrollToTarget);
    return () => cancelAnimationFrame(frame);
    // Only for another page; the key also changes with the query.
  }, [pathname, hash]);
}
