import type { HistoryEntry, LibraryState, Playlist } from '@gschool/domain';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider';

/**
 * What waits to be sent, as the pages show it: over what the server said, so that
 * taking a change back is leaving it out. A new object whenever something changes.
 */
export interface PendingChanges {
  /** How many changes wait. */
  count: number;
  library(stored: LibraryState): LibraryState;
  history(stored: readonly HistoryEntry[]): readonly HistoryEntry[];
  playlists(stored: readonly Playlist[]): readonly Playlist[];
}

/** What waits to be sent, or undefined: its rules come with the first change. */
export const usePendingChanges = (): PendingChanges | undefined => {
  const { pendingChanges } = useServices();
  return useSyncExternalStore(pendingChanges.subscribe, pendingChanges.get, pendingChanges.get);
};

/** How many changes of the member wait to be sent. */
export const usePendingCount = (): number => usePendingChanges()?.count ?? 0;
