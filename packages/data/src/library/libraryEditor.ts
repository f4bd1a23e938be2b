import type { HistoryEntry, LibraryState, Playlist } from '@gschool/domain';

/** Where a page of the history ended: the instant of its last entry, and which entries have it. */
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

/** Entries of the history that are read at once. */
export const HISTORY_PAGE_SIZE = 50;

/**
 * All that a member changes of their library, and what only its own pages read.
 * Nothing is written over what another tab or device wrote since: a change is
 * applied to what is stored, and again where somebody came between.
 */
export interface LibraryEditor {
  /** Applies a change to the stored library and gives what stands there then. */
  update(uid: string, change: (stored: LibraryState) => LibraryState): Promise<LibraryState>;
  history(uid: string, from: HistoryCursor | null): Promise<HistoryPage>;
  /** Writes entries, and deletes those that are null. */
  writeHistory(uid: string, entries: ReadonlyMap<string, HistoryEntry | null>): Promise<void>;
  /** Deletes what was watched until this instant. */
  clearHistory(uid: string, until: string): Promise<void>;
  playlists(uid: string): Promise<readonly Playlist[]>;
  /** Applies a change to one playlist (null: none is there, or shall be). */
  updatePlaylist(
    uid: string,
    id: string,
    change: (stored: Playlist | null) => Playlist | null,
  ): Promise<Playlist | null>;
}
