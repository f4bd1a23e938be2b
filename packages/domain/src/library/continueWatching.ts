import { mergePositions } from './positions';
import { MIN_WATCHED_SECONDS } from './resume';
import type { LibraryState, WatchPosition } from './types';

/** The maximum number of classes in the row. */
export const MAX_CONTINUE_WATCHING = 12;

/**
 * Classes that were started, are not finished and are not hidden. The last watched class comes
 * first.
 */
export const getContinueWatching = (state: LibraryState): readonly WatchPosition[] =>
  mergePositions(state.positions, [])
    .filter((p) => !p.completed && !p.hidden && p.position >= MIN_WATCHED_SECONDS)
    .slice(0, MAX_CONTINUE_WATCHING);
