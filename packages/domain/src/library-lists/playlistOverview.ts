import type { ClassCard } from '../catalogue/types';
import type { WatchPosition } from '../library/types';

/** A summary of a playlist. */
export interface PlaylistOverview {
  /** The total length of the classes with a video, in seconds. */
  seconds: number;
  /** The number of finished classes. */
  finished: number;
  /** The number of classes that are no longer in the catalog. */
  missing: number;
  /**
   * The class that "Play all" starts with: the first unfinished class, or else the first class;
   * null if no class has a video.
   */
  startId: string | null;
}

/** Summarizes a playlist. Ids that are not in the catalog are only counted. */
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
