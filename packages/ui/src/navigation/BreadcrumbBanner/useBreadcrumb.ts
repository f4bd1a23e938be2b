import { useLayoutEffect, useSyncExternalStore } from 'react';

import type { BreadcrumbState, BreadcrumbStore } from './breadcrumbStore';

/** What the banner shows now. */
export const useBreadcrumbState = (store: BreadcrumbStore): BreadcrumbState =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

/**
 * Shows a banner for as long as the calling page is mounted; equal values change nothing. The
 * banner appears in the same paint as the page. On the server, the banner is above the page and is
 * rendered first: render twice, and the second result contains the banner.
 */
export function useBreadcrumb(
  store: BreadcrumbStore,
  next: Partial<Omit<BreadcrumbState, 'show'>>,
): void {
  // Pages create a new object in every render.
  const key = JSON.stringify(next);
  if (typeof document === 'undefined') store.show(next);
  useLayoutEffect(() => store.show(JSON.parse(key) as typeof next), [store, key]);
}
