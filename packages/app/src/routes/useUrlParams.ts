import { useIsHydrated } from '@gschool/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { pendingUrl, type UrlChange } from './pendingUrl';

/**
 * Changes the query of the page. Every component that reads the query shows the change right away.
 *
 * - `push` adds a history entry, for a choice that Back should return to.
 * - `replace` replaces the entry, for any other choice, such as “Show more”.
 * - `typed` replaces it 300 ms after the last change, so that a whole word is a single history
 *   change.
 */
export type SetUrlParams = (params: URLSearchParams | string, change: UrlChange) => void;

/**
 * Whether the reader reached the shown query through Back or Forward, which restore the scroll
 * position. Also true after a page load.
 */
export function useIsHistoryStep(): boolean {
  const navigationType = useNavigationType();
  const pending = useSyncExternalStore(pendingUrl.subscribe, pendingUrl.get, () => null);
  return pending === null && navigationType === 'POP';
}

/** The number of mounted components that read the query. */
let readers = 0;

/**
 * The query of the URL as state (docs/product/every-page.md#state-in-the-url). A new query is shown
 * right away, and the URL is updated later. Never throws, even where the browser refuses another
 * history change. A prerendered page has no query until it is hydrated.
 *
 * @returns the parameters, and the function that replaces them (with or without `?`)
 */
export function useUrlParams(): readonly [URLSearchParams, SetUrlParams] {
  const { pathname, search, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const pending = useSyncExternalStore(pendingUrl.subscribe, pendingUrl.get, () => null);

  const hasMoved = pending !== null && pending.key !== key;
  // More text may have been typed while the router rendered the last written query.
  const isOwnMove =
    !pending?.isWritten &&
    (navigationType === 'REPLACE' || (pending?.isPushed && navigationType === 'PUSH'));
  const isShown =
    pending !== null &&
    pending.pathname === pathname &&
    (!hasMoved || isOwnMove || pending.search === search);
  const shown = !isHydrated ? '' : isShown ? pending.search : search;
  const params = useMemo(() => new URLSearchParams(shown), [shown]);

  useEffect(() => {
    if (!pending) return;
    if (!isShown) pendingUrl.drop();
    else if (hasMoved) pendingUrl.moveTo(key);
  }, [pending, isShown, hasMoved, key]);
  useEffect(() => {
    readers += 1;
    return () => {
      readers -= 1;
      // Another page has opened, and its URL must not be changed.
      if (readers === 0) pendingUrl.drop();
    };
  }, []);

  const setParams: SetUrlParams = (next, change) => {
    const text = String(next).replace(/^\?/, '');
    const query = text === '' ? '' : `?${text}`;
    const isPush = change === 'push';
    pendingUrl.set({ pathname, key, search: query }, change, () => {
      void navigate(pathname + query, { replace: !isPush, preventScrollReset: true });
    });
  };
  return [params, setParams];
}
