import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider';
import type { PendingChanges } from './pendingChanges';

/** What waits to be sent, or undefined: its rules come with the first change. */
export const usePendingChanges = (): PendingChanges | undefined => {
  const { pendingChanges } = useServices();
  return useSyncExternalStore(pendingChanges.subscribe, pendingChanges.get, pendingChanges.get);
};

/** How many changes of the member wait to be sent. */
export const usePendingCount = (): number => usePendingChanges()?.count ?? 0;
