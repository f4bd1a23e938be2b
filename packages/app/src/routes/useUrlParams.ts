import { useIsHydrated } from '@gschool/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { pendingUrl, type UrlChange } from './pendingUrl';

/**
 * Changes the query of the page, which every reader of it shows at once.
 *
 * - `push` adds a history entry, for a choice to which Back returns.
 * - `replace` replaces the entry, for one to which it does not, such as “Show more”.
 * - `typed` replaces it 300 ms after the last change, so that a word is one change of the history.
 */
export type SetUrlParams = (params: URLSearchParams | string, change: UrlChange) => void;

/**
 * Whether the reader came to the query that is shown by Back or Forward, which restore the scroll
 * position. Also true after a page load.
 */
export function useIsHistoryStep(): boolean {
  const navigationType = useNavigationType();
  const pending = useSyncExternalStore(pendingUrl.subscribe, pendingUrl.get, () => null);
  return pending === null && navigationType === 'POP';
}

/** The mounted components that read the query. */
let readers = 0;

/**
 * The query of the URL as state (docs/product/every-page.md#state-in-the-url). What is set is shown
 * at once; the URL follows. Never throws, also where the browser refuses another change of its
 * history. A prerendered page has no query until it is hydrated.
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
  // More may have been typed while the router rendered what was written before.
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
      // Another page has opened, whose URL must not be changed.
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
