/** How far a member got in one class (`users/{uid}/state/library`). */
export interface WatchPosition {
  videoId: string;
  /** Seconds from the start. */
  position: number;
  /** Seconds. */
  duration: number;
  /** True from 90 % on. */
  completed: boolean;
  /** Removed from "continue watching" without losing history. */
  hidden: boolean;
  /** ISO instant when it was watched; the later one wins a merge. */
  at: string;
}

/**
 * What was switched last, and when: a change that comes late (another device was
 * offline) neither undoes a later one nor brings back what was removed since.
 */
export interface LibraryMark {
  kind: 'favorites' | 'saved' | 'watchlist' | 'hidden' | 'history';
  /** A class or a series; `*` is all of the history. */
  id: string;
  /** False: taken out. */
  isOn: boolean;
  /** Epoch milliseconds. */
  at: number;
}

/** How long was watched on one day. */
export interface WatchedDay {
  /** `YYYY-MM-DD` in the member's zone at that time. */
  day: string;
  /** Seconds of film that ran. */
  seconds: number;
}

/** What one opening of a class added to its day; told again with a larger number, it adds the rest. */
export interface WatchVisit extends WatchedDay {
  id: string;
}

/** The compact library document: the last 200 positions and the id lists. */
export interface LibraryState {
  positions: readonly WatchPosition[];
  favorites: readonly string[];
  saved: readonly string[];
  /** Series. */
  watchlist: readonly string[];
  /** `LibraryMark`s as texts (`favorites+sunrise@1795255200000`), newest first, at most 200. Absent before the first change. */
  marks?: readonly string[] | undefined;
  /** `WatchedDay`s as texts (`2026-11-20=1830`), newest first, at most 400. */
  days?: readonly string[] | undefined;
  /** `WatchVisit`s as texts (`k3v9:2026-11-20=600`), newest first, at most 20: enough to count nothing twice. */
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
  /** ISO instant. */
  lastWatchedAt: string;
}

/** `users/{uid}/playlists/{id}`. */
export interface Playlist {
  id: string;
  /** 1–200 characters. */
  name: string;
  /** In order, each once, at most 500. */
  videoIds: readonly string[];
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
}
