import { useEffect } from 'react';

import { useServices } from '../services/ServicesProvider';
import { useSession } from '../session/useSession';
import { getQueryClient } from './getQueryClient';

/**
 * How long to wait after mounting, in milliseconds, because the page’s own data has priority. The
 * component is mounted a few seconds after load.
 */
const DELAY_MS = 10_000;

/**
 * For the next offline start, reads data that a member has not opened on this device
 * (docs/product/offline.md#offline-start). Renders nothing, and costs the first view nothing: its
 * code is loaded when the page has been open for a while.
 */
export function OfflinePrefetch() {
  const services = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' && !state.isFromCopy ? state.user.uid : null;
  useEffect(() => {
    if (uid === null) return;
    const timer = setTimeout(
      () =>
        void import('./prefetchForOffline').then(
          ({ prefetchForOffline }) =>
            prefetchForOffline({ session: services.session, client: getQueryClient(services) }),
          // Without the chunk, the next page tries again.
          () => undefined,
        ),
      DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [services, uid]);
  return null;
}
