import type { WatchPosition } from '../library/types';
import type { ClassCard } from './types';

/** A class's place in the series that is under way. */
export interface SeriesStep {
  series: string;
  /** From 1. */
  number: number;
  total: number;
}

/** One class in a row; `watched` where it was begun, `step` where it is the next of its series. */
export interface RowEntry {
  card: ClassCard;
  watched: WatchPosition | null;
  step?: SeriesStep | undefined;
}

/** What a row is; the heading of a style is its name, of every other kind a message of the app. */
export type RowSubject =
  | { kind: 'continue' | 'seriesInProgress' }
  | { kind: 'newThisWeek' | 'newest' | 'featured' | 'picks' | 'short' }
  | { kind: 'because'; title: string; styleId: string }
  | { kind: 'style'; styleId: string; name: string };

/** A row of the catalogue page. `id` is unique on the page. */
export type CatalogueRow = { id: string; entries: readonly RowEntry[] } & RowSubject;
