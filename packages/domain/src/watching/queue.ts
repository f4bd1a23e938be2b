import { getSeriesOfClass } from '../catalogue/series';
import type { Catalogue, ClassCard, Id } from '../catalogue/types';
import type { LibraryState, WatchPosition } from '../library/types';

/** Classes in an order that are watched one after another: a series, or a playlist that is played through. */
export interface ClassQueue {
  kind: 'series' | 'playlist';
  id: Id;
  title: string;
  classes: readonly ClassCard[];
  /** The place of the class that is open. */
  at: number;
  /** The nearest class before and after it that has a film. */
  previous: ClassCard | null;
  next: ClassCard | null;
}

/** What a playlist has to tell. */
export interface QueuedPlaylist {
  id: Id;
  name: string;
  videoIds: readonly Id[];
}

const isPlayable = ({ hasVideo }: ClassCard): boolean => hasVideo;

/**
 * What a class is watched among: the playlist, where it is in it, else its series, else
 * nothing. Ids whose class left the catalogue are passed over.
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

/** How far somebody is in a queue. */
export interface QueueProgress {
  /** Classes that were watched to 90 %. */
  finished: number;
  /** By class; a class that was never begun has none. */
  watched: ReadonlyMap<Id, WatchPosition>;
}

/** How far a member is in a queue; nothing is known without a library. */
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
