import { MIN_WATCHED_SECONDS } from '../library/resume';
import type { WatchPosition } from '../library/types';

/** A member's progress in a class. */
export type ClassProgress = 'not-yet' | 'begun' | 'finished';

/** A class that was only opened does not count as begun. */
export const getClassProgress = (watched: WatchPosition | null | undefined): ClassProgress => {
  if (watched?.completed) return 'finished';
  return watched && watched.position >= MIN_WATCHED_SECONDS ? 'begun' : 'not-yet';
};
