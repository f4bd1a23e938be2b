import { MIN_WATCHED_SECONDS } from '../library/resume';
import type { WatchPosition } from '../library/types';

/** How far somebody is with a class. */
export type Progress = 'not-yet' | 'begun' | 'finished';

/** A page that was only opened is not a begun class. */
export const progressOf = (watched: WatchPosition | null | undefined): Progress => {
  if (watched?.completed) return 'finished';
  return watched && watched.position >= MIN_WATCHED_SECONDS ? 'begun' : 'not-yet';
};
