import { getSeriesOfClass } from '../catalogue/series';
import type { Catalogue, ClassCard, Id } from '../catalogue/types';
import type { LibraryState, WatchPosition } from '../library/types';

/** Classes that play one after the other: a series or a playlist. */
export interface ClassQueue {
  kind: 'series' | 'playlist';
  id: Id;
  title: string;
  classes: readonly ClassCard[];
  /** The index of the open class. */
  at: number;
  /** The nearest classes before and after it that have a video. */
  previous: ClassCard | null;
  next: ClassCard | null;
}

/** The fields of a playlist that a queue needs. */
export interface QueuedPlaylist {
  id: Id;
  name: string;
  videoIds: readonly Id[];
}

const isPlayable = ({ hasVideo }: ClassCard): boolean => hasVideo;

/**
 * The queue that a class is in: the playlist if it contains the class, otherwise the class's
 * series, otherwise null. Classes that are no longer in the catalog are skipped.
 */
export const getClassQueue = (
  catalogue: Catalogue,
  classId: Id,
  playlist: QueuedPlaylist | null,
): ClassQueue | null => {
  const series = getSeriesOfClass(catalogue, classId);
  const [kind, source] = playlist?.videoIds.includes(classId)
    ? (['playlist', { id: playlist.id, title: playlist.name, ids: playlist.videoIds }] as const)
    : (['series', series && { id: series.id, title: series.title, ids: series.classIds }] as const);
  if (!source) return null;
  const wanted = new Set(source.ids);
  const cards = new Map(
    catalogue.classes.filter(({ id }) => wanted.has(id)).map((card) => [card.id, card]),
  );
  const classes = [...wanted].flatMap((id) => cards.get(id) ?? []);
  const at = classes.findIndex(({ id }) => id === classId);
  if (at < 0) return null;
  return {
    kind,
    id: source.id,
    title: source.title,
    classes,
    at,
    previous: classes.slice(0, at).findLast(isPlayable) ?? null,
    next: classes.slice(at + 1).find(isPlayable) ?? null,
  };
};

/** A member's progress in a queue. */
export interface QueueProgress {
  /** The number of finished classes. */
  finished: number;
  /** The positions of the classes that were started, by id. */
  watched: ReadonlyMap<Id, WatchPosition>;
}

/** A member's progress in a queue; empty without a library. */
export const getQueueProgress = (
  { classes }: Pick<ClassQueue, 'classes'>,
  library: Pick<LibraryState, 'positions'> | null,
): QueueProgress => {
  const ids = new Set(classes.map(({ id }) => id));
  const watched = new Map(
    library?.positions.flatMap((one) => (ids.has(one.videoId) ? [[one.videoId, one]] : [])),
  );
  return { watched, finished: [...watched.values()].filter((one) => one.completed).length };
};
