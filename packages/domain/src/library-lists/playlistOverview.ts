import type { ClassCard } from '../catalogue/types';
import type { WatchPosition } from '../library/types';

/** What is said of a playlist before it is played. */
export interface PlaylistOverview {
  /** Of the classes that can be watched, together. */
  seconds: number;
  /** How many are finished. */
  finished: number;
  /** How many the catalogue does not have any more. */
  missing: number;
  /** Where playing all begins: the first that is not finished, else the first; null when none has a film. */
  startId: string | null;
}

/** Sums a playlist up. `videoIds` in order; ids that the catalogue lacks are counted and passed over. */
export const getPlaylistOverview = (
  videoIds: readonly string[],
  classes: ReadonlyMap<string, ClassCard>,
  watched: ReadonlyMap<string, WatchPosition>,
): PlaylistOverview => {
  const known = videoIds.flatMap((id) => classes.get(id) ?? []);
  const playable = known.filter(({ hasVideo }) => hasVideo);
  const isFinished = ({ id }: ClassCard): boolean => watched.get(id)?.completed ?? false;
  const start = playable.find((card) => !isFinished(card)) ?? playable[0];
  return {
    seconds: playable.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    finished: known.filter(isFinished).length,
    missing: videoIds.length - known.length,
    startId: start?.id ?? null,
  };
};
