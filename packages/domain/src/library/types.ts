import type { HistoryDocument, LibraryDocument, PlaylistDocument } from '../documents/library';

/** A member's position in a class (`users/{uid}/state/library`). */
export interface WatchPosition {
  videoId: string;
  /** Seconds from the start. */
  position: number;
  /** Seconds. */
  duration: number;
  /** True once 90% of the length was watched. */
  completed: boolean;
  /** Hidden from "Continue watching"; the history entry stays. */
  hidden: boolean;
  /** ISO timestamp of the playback. In a merge, the later one counts. */
  at: string;
}

/**
 * The last change of an entry and its time. It keeps a delayed change, for example of an
 * offline device, from undoing a later one or restoring what was removed.
 */
export interface LibraryMark {
  kind: 'favorites' | 'saved' | 'watchlist' | 'hidden' | 'history';
  /** A class or a series; `*` for the entire history. */
  id: string;
  /** False: removed. */
  isOn: boolean;
  /** Epoch milliseconds. */
  at: number;
}

/** The time that was watched on one day. */
export interface WatchedDay {
  /** `YYYY-MM-DD` in the member's time zone at that time. */
  day: string;
  /** Seconds of playback. */
  seconds: number;
}

/**
 * The seconds that one visit of a class adds to its day. If it is sent again with a larger number,
 * the difference is added.
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
