import type { HistoryEntry, LibraryState, Playlist } from '@gschool/domain';

/** The end of a page of the history: the time of its last entry, and all entries with that time. */
export interface HistoryCursor {
  at: string;
  seen: readonly string[];
}

export interface HistoryPage {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  /** Null after the last page. */
  next: HistoryCursor | null;
}

/** The number of history entries of one page. */
export const HISTORY_PAGE_SIZE = 50;

/**
 * Changes the library, and reads the data that only the library pages need. A change is applied to
 * the stored data and applied again when another tab or device wrote in the meantime, so nothing is
 * lost.
 */
export interface LibraryEditor {
  /** Applies a change to the stored library and returns the result. */
  update(uid: string, change: (stored: LibraryState) => LibraryState): Promise<LibraryState>;
  history(uid: string, from: HistoryCursor | null): Promise<HistoryPage>;
  /** Writes entries; deletes those that are null. */
  writeHistory(uid: string, entries: ReadonlyMap<string, HistoryEntry | null>): Promise<void>;
  /** Deletes entries up to this time. */
  clearHistory(uid: string, until: string): Promise<void>;
  playlists(uid: string): Promise<readonly Playlist[]>;
  /**
   * Applies a change to one playlist. Before the change, null means that the playlist does not
   * exist; after it, that the playlist is deleted.
   */
  updatePlaylist(
    uid: string,
    id: string,
    change: (stored: Playlist | null) => Playlist | null,
  ): Promise<Playlist | null>;
}
