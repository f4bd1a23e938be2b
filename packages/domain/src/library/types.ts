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
  /** ISO instant of the last change; the later one wins a merge. */
  at: string;
}

/** The compact library document: the last 200 positions and the id lists. */
export interface LibraryState {
  positions: readonly WatchPosition[];
  favorites: readonly string[];
  saved: readonly string[];
  watchlist: readonly string[];
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
