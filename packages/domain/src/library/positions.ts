import type { LibraryState, WatchPosition } from './types';

/** The maximum number of stored positions. */
export const MAX_POSITIONS = 200;

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

/** Epoch milliseconds of an instant; 0 for an invalid one, so that it counts as the oldest. */
export const toEpochMs = (at: string): number => Date.parse(at) || 0;

const compareValues = (a: string | number | boolean, b: string | number | boolean): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** A total order, so that devices that merge in any direction get the same result. */
const comparePositions = (a: WatchPosition, b: WatchPosition): number =>
  compareValues(toEpochMs(a.at), toEpochMs(b.at)) ||
  compareValues(a.at, b.at) ||
  compareValues(a.videoId, b.videoId) ||
  compareValues(a.position, b.position) ||
  compareValues(a.duration, b.duration) ||
  compareValues(a.completed, b.completed) ||
  compareValues(a.hidden, b.hidden);

/**
 * Merges the positions of two devices: the later change of each class counts. Newest first, at most
 * 200. Commutative, associative and idempotent.
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

/** The library with a position recorded. A position older than the stored one changes nothing. */
export const recordPosition = (state: LibraryState, position: WatchPosition): LibraryState => ({
  ...state,
  positions: mergePositions(state.positions, [position]),
});

/** The stored position of a class, or null. */
export const getPosition = (state: LibraryState, videoId: string): WatchPosition | null =>
  state.positions.find((position) => position.videoId === videoId) ?? null;
