/** A member's position in a class (`users/{uid}/state/library`). */
export interface WatchPosition {
  videoId: string;
  /** Seconds from the start. */
  position: number;
  /** In seconds. */
  duration: number;
  /** True once 90% of the length was watched. */
  completed: boolean;
  /** True if the class is hidden from "Continue watching". The history entry stays. */
  hidden: boolean;
  /** ISO timestamp of the playback. In a merge, the later time counts. */
  at: string;
}

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

/** The library document. */
export interface LibraryState {
  positions: readonly WatchPosition[];
  favorites: readonly string[];
  saved: readonly string[];
  /** Ids of series. */
  watchlist: readonly string[];
  /** `LibraryMark`s as texts (`favorites+sunrise@1795255200000`), newest first, at most 200. Absent before the first change. */
  marks?: readonly string[] | undefined;
  /** `WatchedDay`s as texts (`2026-11-20=1830`), newest first, at most 400. */
  days?: readonly string[] | undefined;
  /** `WatchVisit`s as texts (`k3v9:2026-11-20=600`), newest first, at most 20. */
  visits?: readonly string[] | undefined;
}

/** `users/{uid}/history/{videoId}`. */
export interface HistoryEntry {
  videoId: string;
  title: string;
  posterRef: string;
  durationSeconds: number;
  position: number;
  completed: boolean;
  /** ISO timestamp. */
  lastWatchedAt: string;
}

/** `users/{uid}/playlists/{id}`. */
export interface Playlist {
  id: string;
  /** 1–200 characters. */
  name: string;
  /** At most 500 classes, each listed once. */
  videoIds: readonly string[];
  /** ISO timestamps. */
  createdAt: string;
  updatedAt: string;
}
