import type { LibraryState, WatchPosition } from './types';

/** Positions that the compact document keeps. */
export const MAX_POSITIONS = 200;

/** The library of somebody who has watched nothing. */
export const emptyLibrary: LibraryState = {
  positions: [],
  favorites: [],
  saved: [],
  watchlist: [],
  marks: [],
  days: [],
  visits: [],
};

/** Epoch milliseconds of an instant; what is none is older than all. */
export const toEpochMs = (at: string): number => Date.parse(at) || 0;

const compareValues = (a: string | number | boolean, b: string | number | boolean): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** A total order, so that two devices that merge in any direction agree on the winner. */
const comparePositions = (a: WatchPosition, b: WatchPosition): number =>
  compareValues(toEpochMs(a.at), toEpochMs(b.at)) ||
  compareValues(a.at, b.at) ||
  compareValues(a.videoId, b.videoId) ||
  compareValues(a.position, b.position) ||
  compareValues(a.duration, b.duration) ||
  compareValues(a.completed, b.completed) ||
  compareValues(a.hidden, b.hidden);

/**
 * Joins positions of two devices: the later change of each class wins, newest
 * first, the last 200 kept. Commutative, associative and idempotent.
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

/** The library with one position recorded; an older one than the stored changes nothing. */
export const recordPosition = (state: LibraryState, position: WatchPosition): LibraryState => ({
  ...state,
  positions: mergePositions(state.positions, [position]),
});

/** The stored position of a class, or null. */
export const getPosition = (state: LibraryState, videoId: string): WatchPosition | null =>
  state.positions.find((position) => position.videoId === videoId) ?? null;
