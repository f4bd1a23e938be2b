import type { LibraryList } from './lists';
import type { HistoryEntry, Playlist, WatchPosition, WatchVisit } from './types';

/** A class was watched up to here. `isLeft` writes the history, too. */
export interface WatchedChange {
  kind: 'watched';
  position: WatchPosition;
  /** What the history shows of the class. */
  title: string;
  posterRef: string;
  isLeft: boolean;
  visit?: WatchVisit | undefined;
}

/** What can be done with one playlist. */
export type PlaylistEdit =
  | { edit: 'create'; name: string; videoIds: readonly string[] }
  | { edit: 'rename'; name: string }
  /** `dropped` are taken out; what neither names was added elsewhere meanwhile, and stays. */
  | { edit: 'order'; videoIds: readonly string[]; dropped: readonly string[] }
  | { edit: 'add'; videoId: string }
  | { edit: 'drop'; videoId: string }
  | { edit: 'delete' }
  | { edit: 'restore'; playlist: Playlist };

export type PlaylistChange = { kind: 'playlist'; playlistId: string } & PlaylistEdit;

/** Everything that a member can change of the library, as an operation and not as a result. */
export type LibraryAction =
  | WatchedChange
  | { kind: 'listed'; list: LibraryList; itemId: string; isIn: boolean }
  | { kind: 'hidden'; videoId: string; isHidden: boolean }
  | { kind: 'removed'; videoIds: readonly string[] }
  /** All of the history; `known` are the classes that the member saw going. */
  | { kind: 'cleared'; known: readonly string[] }
  | { kind: 'restored'; entries: readonly HistoryEntry[] }
  | PlaylistChange;

/** An action with its name and its time. Applied twice it does what it does once. */
export type LibraryChange = LibraryAction & {
  id: string;
  /** Epoch milliseconds. */
  at: number;
};
