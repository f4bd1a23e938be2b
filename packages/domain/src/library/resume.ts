import type { WatchPosition } from './types';

/** Seconds that do not count as watched: an opened page is not a started class. */
export const MIN_WATCHED_SECONDS = 10;

/** The share of a film from which it counts as finished: what follows is the goodbye. */
export const COMPLETED_FRACTION = 0.9;

/** How far, from 0 to 1; an unknown length is 0. */
export const getProgressFraction = (
  watched: Pick<WatchPosition, 'position' | 'duration'>,
): number => {
  const fraction = watched.position / watched.duration;
  return Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction)) : 0;
};

/** True from 90 % on. */
export const isCompleted = (position: number, duration: number): boolean =>
  duration > 0 && position / duration >= COMPLETED_FRACTION;

/**
 * Where playback starts, in seconds: at the stored position, but at the
 * beginning when the class was finished or hardly begun.
 */
export const getResumePosition = (watched: WatchPosition | null | undefined): number => {
  if (!watched || watched.completed || isCompleted(watched.position, watched.duration)) return 0;
  return watched.position >= MIN_WATCHED_SECONDS ? watched.position : 0;
};

/** Whole minutes that are left, at least 1 while anything is. */
export const getRemainingMinutes = (
  watched: Pick<WatchPosition, 'position' | 'duration'>,
): number => {
  const seconds = watched.duration - watched.position;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds / 60) : 0;
};
