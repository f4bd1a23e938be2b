import { useSyncExternalStore } from 'react';

import { useServices } from '../../services/ServicesProvider';
import type { PendingChanges } from './pendingChanges';

/**
 * The pending changes; undefined when there are none. Their code is loaded with the first change.
 */
export const usePendingChanges = (): PendingChanges | undefined => {
  const { pendingChanges } = useServices();
  return useSyncExternalStore(pendingChanges.subscribe, pendingChanges.get, pendingChanges.get);
};

/** The number of pending changes of the member. */
export const usePendingCount = (): number => usePendingChanges()?.count ?? 0;
