import { MIN_WATCHED_SECONDS } from '../library/resume';
import type { WatchPosition } from '../library/types';
import type { Catalogue, ClassCard, Id, Series } from './types';

/** A member's progress in a series. */
export interface SeriesProgress {
  series: Series;
  /** In the order of the series. Ids without a class are left out. */
  classes: readonly ClassCard[];
  /** The number of finished classes in `classes`. */
  finished: number;
  state: 'new' | 'begun' | 'finished';
  /** The class to play next; null only for a series without classes. */
  next: ClassCard | null;
  /** The position of `next` in `classes`, starting at 1; 0 without a class. */
  nextNumber: number;
  /** When one of its classes was last watched, in epoch milliseconds; 0 if none was watched. */
  lastWatchedAt: number;
}

const isWatched = (position: WatchPosition | undefined): position is WatchPosition =>
  position !== undefined && (position.completed || position.position >= MIN_WATCHED_SECONDS);

/**
 * A member's progress in a series. It continues with the class that was watched last. If that class
 * is finished, it continues with the next unfinished class, starting over at the first class after
 * the last one. A finished series starts over. Classes without a video are skipped.
 */
export const getSeriesProgress = (
  series: Series,
  classes: readonly ClassCard[],
  watched: ReadonlyMap<Id, WatchPosition>,
): SeriesProgress => {
  const isFinished = ({ id }: ClassCard): boolean => watched.get(id)?.completed === true;
  const times = classes.map(({ id }) => {
    const position = watched.get(id);
    return isWatched(position) ? Date.parse(position.at) || 1 : 0;
  });
  const lastWatchedAt = times.reduce((latest, time) => Math.max(latest, time), 0);
  const finished = classes.filter(isFinished).length;
  const withVideo = classes.filter(({ hasVideo }) => hasVideo);
  const playable = withVideo.length > 0 ? withVideo : classes;
  const isAllFinished = playable.length > 0 && playable.every(isFinished);
  const state = isAllFinished ? 'finished' : lastWatchedAt > 0 ? 'begun' : 'new';
  const left = state === 'begun' ? times.indexOf(lastWatchedAt) : 0;
  const order = classes.map((_, step) => (left + step) % classes.length);
  const first = playable[0] ? classes.indexOf(playable[0]) : 0;
  const open = order.find((at) => {
    const card = classes[at];
    return card && playable.includes(card) && !isFinished(card);
  });
  const at = open ?? first;
  return {
    series,
    classes,
    finished,
    state,
    next: classes[at] ?? null,
    nextNumber: classes.length > 0 ? at + 1 : 0,
    lastWatchedAt,
  };
};

const RANK = { begun: 0, new: 1, finished: 2 } as const;

/**
 * Every series that has classes. Series in progress come first, the last watched at the top. They
 * are followed by new series in the catalog's order, then finished ones.
 */
export const getSeriesByProgress = (
  catalogue: Pick<Catalogue, 'classes' | 'series'>,
  positions: readonly WatchPosition[],
): readonly SeriesProgress[] => {
  const byId = new Map(catalogue.classes.map((card) => [card.id, card]));
  const watched = new Map(positions.map((position) => [position.videoId, position]));
  return catalogue.series
    .map((series) => {
      const classes = series.classIds.flatMap((id) => byId.get(id) ?? []);
      return getSeriesProgress(series, classes, watched);
    })
    .filter(({ classes }) => classes.length > 0)
    .sort((a, b) => RANK[a.state] - RANK[b.state] || b.lastWatchedAt - a.lastWatchedAt);
};
