import { MIN_WATCHED_SECONDS } from '../library/resume';
import type { WatchPosition } from '../library/types';

/** How far somebody is with a class. */
export type ClassProgress = 'not-yet' | 'begun' | 'finished';

/** A page that was only opened is not a begun class. */
export const getClassProgress = (watched: WatchPosition | null | undefined): ClassProgress => {
  if (watched?.completed) return 'finished';
  return watched && watched.position >= MIN_WATCHED_SECONDS ? 'begun' : 'not-yet';
};
