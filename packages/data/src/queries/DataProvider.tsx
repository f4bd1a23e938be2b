import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import type { ChangeQueue } from '../entities/library/changes/changeQueue';
import { getPendingKeys, getPendingPrefix } from '../entities/library/changes/pendingKeys';
import { useServices } from '../services/ServicesProvider';
import { useSession } from '../session/useSession';
import { getQueryClient } from './getQueryClient';

/**
 * Provides the query cache of the members' pages; must be inside a `ServicesProvider`. Sends the
 * pending changes of an earlier visit as soon as the member who made them is signed in.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const client = getQueryClient(services);
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : null;

  useEffect(() => {
    if (uid === null) return;
    // If the chunk does not load, nothing is sent until the next start.
    const withQueue = (callback: (queue: ChangeQueue) => void): void =>
      void import('../entities/library/getChangeQueue').then(
        ({ getChangeQueue }) => {
          const queue = getChangeQueue(services);
          if (queue) callback(queue);
        },
        () => undefined,
      );
    if (getPendingKeys(() => localStorage, uid).length > 0) withQueue((queue) => void queue.send());
    // Shows changes from other tabs.
    const onStorageEvent = ({ key, newValue }: StorageEvent): void => {
      if (key?.startsWith(getPendingPrefix(uid)))
        withQueue((queue) => queue.onStorageEvent(key, newValue));
    };
    window.addEventListener('storage', onStorageEvent);
    return () => window.removeEventListener('storage', onStorageEvent);
  }, [services, uid]);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
