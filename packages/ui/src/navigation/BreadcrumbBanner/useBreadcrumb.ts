import { useLayoutEffect, useState } from 'react';

import type { BreadcrumbState, BreadcrumbStore } from './breadcrumbStore';

/**
 * What the banner shows now. It subscribes in a layout effect, because a page that mounts at the
 * same time also sets its banner in a layout effect. `useSyncExternalStore` would notice the change
 * only after the paint.
 */
export function useBreadcrumbState(store: BreadcrumbStore): BreadcrumbState {
  const [state, setState] = useState(store.get);
  useLayoutEffect(() => {
    const update = () => setState(store.get());
    update();
    return store.subscribe(update);
  }, [store]);
  return state;
}

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
