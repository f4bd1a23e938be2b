import type { DocumentOf } from '../documents/fields';
import type {
  HistoryDocument,
  LibraryDocument,
  PlaylistDocument,
  positionFields,
} from '../documents/library';

/** A member's position in a class (`users/{uid}/state/library`). */
export interface WatchPosition extends DocumentOf<typeof positionFields> {}

/**
 * The last change of an entry and its time. It keeps a delayed change, for example from an offline
 * device, from undoing a later change or restoring a removed entry.
 */
export interface LibraryMark {
  kind: 'favorites' | 'saved' | 'watchlist' | 'hidden' | 'history';
  /** A class or a series; `*` for the entire history. */
  id: string;
  /** False if the entry was removed. */
  isOn: boolean;
  /** Epoch milliseconds. */
  at: number;
}

/** The time that the member watched on one day. */
export interface WatchedDay {
  /** `YYYY-MM-DD` in the member's time zone at that time. */
  day: string;
  /** Seconds of playback. */
  seconds: number;
}

/**
 * The seconds that one visit to a class adds to its day. If the visit is sent again with a larger
 * number, the difference is added.
 */
export interface WatchVisit extends WatchedDay {
  id: string;
}

/** The library. The optional lists are absent before the first change. */
export type LibraryState = Pick<LibraryDocument, 'favorites' | 'saved' | 'watchlist'> &
  Partial<Pick<LibraryDocument, 'marks' | 'days' | 'visits'>> & {
    positions: readonly WatchPosition[];
  };

/** `users/{uid}/history/{videoId}`. */
export interface HistoryEntry extends HistoryDocument {
  videoId: string;
}

/** `users/{uid}/playlists/{id}`. */
export interface Playlist extends PlaylistDocument {
  id: string;
}
