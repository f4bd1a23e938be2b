import type { WatchPosition } from '../library/types';
import type { ClassCard } from './types';

/** The position of a class in a series in progress. */
export interface SeriesStep {
  series: string;
  /** Starts at 1. */
  number: number;
  total: number;
}

/**
 * One class in a row. `watched` is set if the class was started, `step` if it is the next class of
 * its series.
 */
export interface RowEntry {
  card: ClassCard;
  watched: WatchPosition | null;
  step?: SeriesStep | undefined;
}

/**
 * The subject of a row. The heading of a style row is the style's name; the app has a message for
 * every other kind.
 */
export type RowSubject =
  | { kind: 'continue' | 'seriesInProgress' }
  | { kind: 'newThisWeek' | 'newest' | 'featured' | 'picks' | 'short' }
  | { kind: 'because'; title: string; styleId: string }
  | { kind: 'style'; styleId: string; name: string };

/** A row of the catalog page. `id` is unique on the page. */
export type CatalogueRow = { id: string; entries: readonly RowEntry[] } & RowSubject;
