import type { WatchPosition } from '@gschool/domain';

/** A position in a class for tests, with defaults. */
export const aPosition = (changes: Partial<WatchPosition> = {}): WatchPosition => ({
  videoId: 'sunrise',
  position: 100,
  duration: 600,
  completed: false,
  hidden: false,
  at: '2026-11-20T10:00:00.000Z',
  ...changes,
});
