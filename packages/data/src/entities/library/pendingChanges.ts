import type { HistoryEntry, LibraryState, Playlist } from '@gschool/domain';

/**
 * The pending changes as functions that apply them to the server's data. To undo a change, leave
 * out its function. A new object after every change.
 */
export interface PendingChanges {
  /** The number of pending changes. */
  count: number;
  library(stored: LibraryState): LibraryState;
  history(stored: readonly HistoryEntry[]): readonly HistoryEntry[];
  playlists(stored: readonly Playlist[]): readonly Playlist[];
}
