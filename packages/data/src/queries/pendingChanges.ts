import type { HistoryEntry, LibraryState, Playlist } from '@gschool/domain';

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
