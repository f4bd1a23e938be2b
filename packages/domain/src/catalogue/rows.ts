import { continueWatching } from '../library/continueWatching';
import type { LibraryState, WatchPosition } from '../library/types';
import { durationMinutes } from '../time/duration';
import { classesOfSeries } from './series';
import { sortClasses } from './sort';
import type { Catalogue, ClassCard } from './types';

/** Cards of one row. */
export const ROW_LIMIT = 18;
/** Minutes of a class for somebody in a hurry. */
export const SHORT_MINUTES = 15;
const WEEK = 7 * 86_400_000;
const MIN_ROW = 3;

/** One class in a row; `watched` where it was begun. */
export interface RowEntry {
  card: ClassCard;
  watched: WatchPosition | null;
}

/**
 * A row of the catalogue page. `id` is unique on the page; the heading of a
 * style or series is `name`, of every other kind a message of the app.
 */
export type CatalogueRow = { id: string; entries: readonly RowEntry[] } & (
  | { kind: 'continue' | 'newThisWeek' | 'newest' | 'featured' | 'picks' | 'short' }
  | { kind: 'style'; styleId: string; name: string }
  | { kind: 'series'; seriesId: string; name: string }
);

/**
 * The rows of `/videos`, in order: continue watching, new this week (or the
 * newest where the week is quiet), featured, picks, short on time (at most 15
 * minutes), one row a style, one a series. Rows of fewer than three classes
 * are left out, "continue" aside. `now` in epoch milliseconds.
 */
export const catalogueRows = (
  catalogue: Catalogue,
  library: LibraryState | null,
  now: number,
): readonly CatalogueRow[] => {
  const byId = new Map(catalogue.classes.map((card) => [card.id, card]));
  const watched = new Map(library?.positions.map((p) => [p.videoId, p]));
  const entry = (card: ClassCard): RowEntry => ({ card, watched: watched.get(card.id) ?? null });
  const newest = sortClasses(catalogue.classes, 'newest');
  const entries = (classes: readonly ClassCard[]): readonly RowEntry[] =>
    classes.slice(0, ROW_LIMIT).map(entry);

  const goOn = library === null ? [] : continueWatching(library);
  const fresh = newest.filter((card) => {
    const age = now - Date.parse(card.releasedAt);
    return age >= 0 && age < WEEK;
  });
  const isQuiet = fresh.length < MIN_ROW;
  const inCollection = (name: 'featured' | 'picks'): readonly RowEntry[] =>
    entries(newest.filter((card) => card.collections.includes(name)));
  const short = newest.filter((card) => durationMinutes(card.durationSeconds) <= SHORT_MINUTES);

  const rows: readonly CatalogueRow[] = [
    isQuiet
      ? { id: 'newest', kind: 'newest', entries: entries(newest) }
      : { id: 'new-this-week', kind: 'newThisWeek', entries: entries(fresh) },
    { id: 'featured', kind: 'featured', entries: inCollection('featured') },
    { id: 'picks', kind: 'picks', entries: inCollection('picks') },
    { id: 'short', kind: 'short', entries: entries(short) },
    ...catalogue.styles.map((style): CatalogueRow => ({
      id: `style:${style.id}`,
      kind: 'style',
      styleId: style.id,
      name: style.name,
      entries: entries(newest.filter((card) => card.styleId === style.id)),
    })),
    ...catalogue.series.map((series): CatalogueRow => ({
      id: `series:${series.id}`,
      kind: 'series',
      seriesId: series.id,
      name: series.title,
      entries: entries(classesOfSeries(catalogue, series)),
    })),
  ];
  const begun = goOn.flatMap((p) => byId.get(p.videoId) ?? []).map(entry);
  const goOnRow: readonly CatalogueRow[] =
    begun.length > 0 ? [{ id: 'continue', kind: 'continue', entries: begun }] : [];
  return [...goOnRow, ...rows.filter((row) => row.entries.length >= MIN_ROW)];
};
