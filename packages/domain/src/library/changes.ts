import type { LibraryList } from './lists';
import type { HistoryEntry, Playlist, WatchPosition, WatchVisit } from './types';

/** A class was watched up to a position. If `isLeft` is true, the history is written, too. */
export interface WatchedChange {
  kind: 'watched';
  position: WatchPosition;
  /** The title for the history entry. */
  title: string;
  posterRef: string;
  isLeft: boolean;
  visit?: WatchVisit | undefined;
}

/** The edits of a playlist. */
export type PlaylistEdit =
  | { edit: 'create'; name: string; videoIds: readonly string[] }
  | { edit: 'rename'; name: string }
  /**
   * `dropped` contains the removed classes. Classes in neither list were added on another device
   * and stay.
   */
  | { edit: 'order'; videoIds: readonly string[]; dropped: readonly string[] }
  | { edit: 'add'; videoId: string }
  | { edit: 'drop'; videoId: string }
  | { edit: 'delete' }
  | { edit: 'restore'; playlist: Playlist };

export type PlaylistChange = { kind: 'playlist'; playlistId: string } & PlaylistEdit;

/** A member's change to the library, as an operation instead of a result. */
export type LibraryAction =
  | WatchedChange
  | { kind: 'listed'; list: LibraryList; itemId: string; isIn: boolean }
  | { kind: 'hidden'; videoId: string; isHidden: boolean }
  | { kind: 'removed'; videoIds: readonly string[] }
  /** Clears the history. `known` contains the classes that the member saw in it. */
  | { kind: 'cleared'; known: readonly string[] }
  | { kind: 'restored'; entries: readonly HistoryEntry[] }
  | PlaylistChange;

/**
 * An action with its id and its time. Applying it twice has the same effect as applying it once.
 */
export type LibraryChange = LibraryAction & {
  id: string;
  /** Epoch milliseconds. */
  at: number;
};
