import { useEffect, useSyncExternalStore } from 'react';

import { noBreadcrumb, type BreadcrumbState, type BreadcrumbStore } from './breadcrumbStore';

/** What the banner shows now; nothing on the server and while hydrating. */
export const useBreadcrumbState = (store: BreadcrumbStore): BreadcrumbState =>
  useSyncExternalStore(store.subscribe, store.get, () => noBreadcrumb);

/** Shows a banner for as long as the calling page is mounted; equal values change nothing. */
export function useBreadcrumb(
  store: BreadcrumbStore,
  next: Partial<Omit<BreadcrumbState, 'show'>>,
): void {
  // Pages create a new object in every render.
  const key = JSON.stringify(next);
  useEffect(() => store.show(JSON.parse(key) as typeof next), [store, key]);
}
