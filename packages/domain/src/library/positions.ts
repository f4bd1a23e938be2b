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
export const instantOf = (at: string): number => Date.parse(at) || 0;

const order = (a: string | number | boolean, b: string | number | boolean): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** A total order, so that two devices that merge in any direction agree on the winner. */
const compare = (a: WatchPosition, b: WatchPosition): number =>
  order(instantOf(a.at), instantOf(b.at)) ||
  order(a.at, b.at) ||
  order(a.videoId, b.videoId) ||
  order(a.position, b.position) ||
  order(a.duration, b.duration) ||
  order(a.completed, b.completed) ||
  order(a.hidden, b.hidden);

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
    if (!known || compare(position, known) > 0) latest.set(position.videoId, position);
  }
  return [...latest.values()].sort((x, y) => compare(y, x)).slice(0, MAX_POSITIONS);
};

/** The library with one position recorded; an older one than the stored changes nothing. */
export const recordPosition = (state: LibraryState, position: WatchPosition): LibraryState => ({
  ...state,
  positions: mergePositions(state.positions, [position]),
});

/** The stored position of a class, or null. */
export const positionOf = (state: LibraryState, videoId: string): WatchPosition | null =>
  state.positions.find((position) => position.videoId === videoId) ?? null;
