import { useEffect, useLayoutEffect, useRef } from 'react';

import {
  endRestoring,
  isRestoring,
  readScrollPlace,
  restoreScrollPlace,
  type ScrollPlace,
} from './scrollPlace';
import { readStoredScrollPlace, storeScrollPlace } from './storedScrollPlace';

/** A location, the way the router describes it. */
export interface HistoryLocation {
  /** The key of the history entry. */
  key: string;
  pathname: string;
  /** With `#`, or ''. */
  hash: string;
}

/** The last place of each history entry. The keys are from `getEntry`. */
const places = new Map<string, ScrollPlace>();

/** How long after the last scroll event the place is saved, in milliseconds. */
const PAUSE_MS = 150;

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
 * The id of a history entry. It includes the fragment, because the browser follows a link to a
 * fragment without the router, and that entry has no key.
 */
const getEntry = (key: string, hash: string): string => `${key} ${hash}`;

/**
 * Whether the browser is at this history entry. The router renders an entry some time after that.
 */
function isCurrentEntry(entry: string): boolean {
  const state = window.history.state as { key?: string } | null;
  return getEntry(state?.key ?? 'default', window.location.hash) === entry;
}

/** Tracks the place of a history entry until the returned function is called. */
function trackPlace(entry: string, pathname: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const savePlace = (followed: Element | null = null) => {
    clearTimeout(timer);
    if (!isRestoring()) places.set(entry, readScrollPlace(followed));
  };
  const saveAfterPause = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isCurrentEntry(entry) && savePlace(), PAUSE_MS);
  };
  const onScroll = () => {
    // After a selection, a page may scroll before the router renders the history entry of the
    // selection.
    if (isRestoring() || !isCurrentEntry(entry)) return;
    places.set(entry, { top: window.scrollY });
    saveAfterPause();
  };
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest('a[href], button');
    if (control) savePlace(control.matches('a') ? control : null);
  };
  // At this moment, the page of this entry is still in the document.
  const onPopState = () => savePlace();
  const onPageHide = () => {
    savePlace();
    const place = places.get(entry);
    if (place) storeScrollPlace(`${entry} ${pathname}`, place);
    // After a reload, the browser restores an approximate position before scripts run.
    window.history.scrollRestoration = 'auto';
  };
  saveAfterPause();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('pagehide', onPageHide);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onPopState, true);
    window.removeEventListener('pagehide', onPageHide);
  };
}

/**
 * Scrolls a new page to its top or to the fragment's element. Back, Forward and a reload return to
 * the link that was on the screen (docs/product/every-page.md#scroll-position). A change of the
 * query on the same page does not scroll. `isBackOrForward`: whether the navigation was Back or
 * Forward.
 */
export function useScrollPosition(
  { key, pathname, hash }: HistoryLocation,
  isBackOrForward: boolean,
): void {
  const isFirst = useRef(true);
  const last = useRef<{ pathname: string; hash: string }>(undefined);
  const entry = getEntry(key, hash);

  // This runs before the layout of the next page, whose smaller height must not change the stored
  // place.
  useBrowserLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (last.current?.pathname === pathname) {
      const place = isBackOrForward ? places.get(entry) : undefined;
      if (place) restoreScrollPlace(place);
      // A changed query creates a new history entry for the same page at the same position.
      else if (last.current.hash === hash) places.set(entry, { top: window.scrollY });
    }
    last.current = { pathname, hash };
    return trackPlace(entry, pathname);
  }, [entry]);

  useBrowserLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      const stored = readStoredScrollPlace(`${entry} ${pathname}`);
      return stored && restoreScrollPlace(stored);
    }
    const place = isBackOrForward ? places.get(entry) : undefined;
    if (place) return restoreScrollPlace(place);
    endRestoring();
    const target = hash ? document.getElementById(getTargetId(hash)) : null;
    const scrollToTarget = () => (target ? target.scrollIntoView() : window.scrollTo(0, 0));
    scrollToTarget();
    // Scrolls again before the paint, because the page's effects may have moved the content, for
    // example by adding the banner.
    const frame = requestAnimationFrame(scrollToTarget);
    return () => cancelAnimationFrame(frame);
    // Runs only for another page. The key also changes with the query, so it is not a dependency.
  }, [pathname, hash]);
}
