import { mergePositions } from './positions';
import { MIN_WATCHED_SECONDS } from './resume';
import type { LibraryState, WatchPosition } from './types';

/** Cards of the row. */
export const MAX_CONTINUE_WATCHING = 12;

/** Begun, not finished and not hidden classes, the last watched first, at most 12. */
export const getContinueWatching = (state: LibraryState): readonly WatchPosition[] =>
  mergePositions(state.positions, [])
    .filter((p) => !p.completed && !p.hidden && p.position >= MIN_WATCHED_SECONDS)
    .slice(0, MAX_CONTINUE_WATCHING);
