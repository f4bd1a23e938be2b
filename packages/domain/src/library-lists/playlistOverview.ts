import type { ClassCard } from '../catalogue/types';
import type { WatchPosition } from '../library/types';

/** A summary of a playlist. */
export interface PlaylistOverview {
  /** Total seconds of the classes with a video. */
  seconds: number;
  /** The number of finished classes. */
  finished: number;
  /** The number of classes that left the catalogue. */
  missing: number;
  /**
   * The class that "Play all" begins with: the first unfinished one, else the first; null if no
   * class has a video.
   */
  startId: string | null;
}

/** Summarizes a playlist. Ids that are not in the catalogue are only counted. */
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
