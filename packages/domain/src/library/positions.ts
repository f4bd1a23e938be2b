import type { LibraryState, WatchPosition } from './types';
import { MAX_POSITIONS } from './limits';

/** The library of a new member. */
export const emptyLibrary: LibraryState = {
  positions: [],
  favorites: [],
  saved: [],
  watchlist: [],
  marks: [],
  days: [],
  visits: [],
};

/**
 * Converts an instant to epoch milliseconds. An invalid one becomes 0, so that it counts as the
 * oldest.
 */
export const toEpochMs = (at: string): number => Date.parse(at) || 0;

const compareValues = (a: string | number | boolean, b: string | number | boolean): number =>
  a < b ? -1 : a > b ? 1 : 0;

/**
 * A total order, so that devices get the same result no matter which of them merges into the other.
 */
const comparePositions = (a: WatchPosition, b: WatchPosition): number =>
  compareValues(toEpochMs(a.at), toEpochMs(b.at)) ||
  compareValues(a.at, b.at) ||
  compareValues(a.videoId, b.videoId) ||
  compareValues(a.position, b.position) ||
  compareValues(a.duration, b.duration) ||
  compareValues(a.completed, b.completed) ||
  compareValues(a.hidden, b.hidden);

/**
 * Merges the positions of two devices. For each class, the later change counts. The result is
 * sorted newest first and contains at most 200 positions. The merge is commutative, associative and
 * idempotent.
 */
export const mergePositions = (
  a: readonly WatchPosition[],
  b: readonly WatchPosition[],
): readonly WatchPosition[] => {
  const latest = new Map<string, WatchPosition>();
  for (const position of [...a, ...b]) {
    const known = latest.get(position.videoId);
    if (!known || comparePositions(position, known) > 0) latest.set(position.videoId, position);
  }
  return [...latest.values()].sort((x, y) => comparePositions(y, x)).slice(0, MAX_POSITIONS);
};

/**
 * Returns the library with a position recorded. A position older than the stored one changes
 * nothing.
 */
export const recordPosition = (state: LibraryState, position: WatchPosition): LibraryState => ({
  ...state,
  positions: mergePositions(state.positions, [position]),
});

/** The stored position of a class, or null. */
export const getPosition = (state: LibraryState, videoId: string): WatchPosition | null =>
  state.positions.find((position) => position.videoId === videoId) ?? null;
