import { useSession } from '@gschool/data';

import { useIsOnline } from './useIsOnline';

/**
 * True while the browser has no network, and while the page shows the copy of the member in this
 * browser, because Firebase does not answer (docs/product/offline.md#offline-start).
 */
export function useIsOffline(): boolean {
  const session = useSession();
  return !useIsOnline() || session.isFromCopy === true;
}
