import type { WatchPosition } from '../library/types';
import { seriesInOrder, seriesStanding, type SeriesStanding } from './seriesStanding';
import { classesOfSeries } from './series';
import type { Catalogue, ClassCard, Id, Series } from './types';

/** Where somebody is in a series that is under way. */
export interface SeriesProgress {
  series: Series;
  /** The class to go on with. */
  next: ClassCard;
  /** Its place, from 1. */
  number: number;
  /** Classes that the catalogue has of it. */
  total: number;
  /** How many of them are finished. */
  finished: number;
}

const underWay = (standing: SeriesStanding): SeriesProgress | null =>
  standing.state === 'begun' && standing.next
    ? {
        series: standing.series,
        next: standing.next,
        number: standing.nextNumber,
        total: standing.classes.length,
        finished: standing.finished,
      }
    : null;

/** How far somebody is in a series; null where it is not begun or finished. */
export const seriesProgress = (
  catalogue: Catalogue,
  series: Series,
  watched: ReadonlyMap<Id, WatchPosition>,
): SeriesProgress | null =>
  underWay(seriesStanding(series, classesOfSeries(catalogue, series), watched));

/** The series under way, the last watched first. */
export const seriesUnderWay = (
  catalogue: Pick<Catalogue, 'classes' | 'series'>,
  watched: ReadonlyMap<Id, WatchPosition>,
): readonly SeriesProgress[] =>
  seriesInOrder(catalogue, [...watched.values()]).flatMap((standing) => underWay(standing) ?? []);
