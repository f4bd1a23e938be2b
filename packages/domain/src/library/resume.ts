import type { WatchPosition } from './types';

/**
 * A class counts as started at this position or later
 * (docs/product/watching.md#begun-and-finished-classes).
 */
export const MIN_WATCHED_SECONDS = 10;

/** The fraction of a class that must be watched for it to count as finished. */
export const COMPLETED_FRACTION = 0.9;

/** The fraction that was watched, from 0 to 1; 0 if the length is unknown. */
export const getProgressFraction = (
  watched: Pick<WatchPosition, 'position' | 'duration'>,
): number => {
  const fraction = watched.position / watched.duration;
  return Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction)) : 0;
};

/** Whether a position counts as finished. */
export const isCompleted = (position: number, duration: number): boolean =>
  duration > 0 && position / duration >= COMPLETED_FRACTION;

/**
 * The second at which playback starts: the stored position, or 0 if the class is finished or was
 * hardly started.
 */
export const getResumePosition = (watched: WatchPosition | null | undefined): number => {
  if (!watched || watched.completed || isCompleted(watched.position, watched.duration)) return 0;
  return watched.position >= MIN_WATCHED_SECONDS ? watched.position : 0;
};

/** The remaining time in whole minutes; at least 1 until the class ends. */
export const getRemainingMinutes = (
  watched: Pick<WatchPosition, 'position' | 'duration'>,
): number => {
  const seconds = watched.duration - watched.position;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds / 60) : 0;
};
