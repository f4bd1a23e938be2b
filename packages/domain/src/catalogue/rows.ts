import { continueWatching } from '../library/continueWatching';
import type { LibraryState } from '../library/types';
import { durationMinutes } from '../time/duration';
import { becauseYouWatched } from './becauseYouWatched';
import type { CatalogueRow, RowEntry, RowSubject } from './catalogueRow';
import { spreadRows, type RowDraft } from './spreadRows';
import { seriesInOrder } from './seriesStanding';
import { sortClasses } from './sort';
import { stylesByInterest } from './stylesByInterest';
import type { Catalogue, ClassCard, Id } from './types';

/** Cards of one row. */
export const ROW_LIMIT = 18;
/** Rows of the page: past these a member scrolls no further, she filters. */
export const ROWS = 10;
/** Minutes of a class for somebody in a hurry; the two shortest lengths of the grid. */
export const SHORT_MINUTES = 20;
const WEEK = 7 * 86_400_000;
const MIN_ROW = 3;

/**
 * The rows of `/videos`, ten at most, in order: continue watching, the next
 * class of each series under way, because you watched, new this week (or the
 * newest where the week is quiet), picks, featured, short on time, and styles,
 * those that the member watches first. A row of fewer than three classes is
 * left out, the member's own two aside. No two rows begin with the same
 * classes, nor with the one on the hero. `now` in epoch milliseconds.
 */
export const catalogueRows = (
  catalogue: Catalogue,
  library: LibraryState | null,
  now: number,
  hero?: Id,
): readonly CatalogueRow[] => {
  const byId = new Map(catalogue.classes.map((card) => [card.id, card]));
  const positions = library?.positions ?? [];
  const watched = new Map(positions.map((position) => [position.videoId, position]));
  const entry = (card: ClassCard): RowEntry => ({ card, watched: watched.get(card.id) ?? null });
  const newest = sortClasses(catalogue.classes, 'newest').filter(
    ({ releasedAt }) => !(Date.parse(releasedAt) > now),
  );

  const begun = (library === null ? [] : continueWatching(library)).flatMap(
    ({ videoId }) => byId.get(videoId) ?? [],
  );
  const underWay = seriesInOrder(catalogue, positions).filter(({ state }) => state === 'begun');
  const steps = underWay.flatMap(({ series, classes, next, nextNumber }) =>
    next === null || begun.includes(next)
      ? []
      : [
          {
            ...entry(next),
            step: { series: series.title, number: nextNumber, total: classes.length },
          },
        ],
  );
  const because = becauseYouWatched(catalogue, positions, now, 2 * ROW_LIMIT);
  const fresh = newest.filter(({ releasedAt }) => now - Date.parse(releasedAt) < WEEK);
  const isQuiet = fresh.length < MIN_ROW;
  const draft = (id: string, subject: RowSubject, classes: readonly ClassCard[]): RowDraft => ({
    row: { id, ...subject },
    entries: classes.map(entry),
  });
  const collection = (name: 'featured' | 'picks'): readonly ClassCard[] =>
    newest.filter(({ collections }) => collections.includes(name));

  const own: readonly RowDraft[] = [
    draft('continue', { kind: 'continue' }, begun),
    {
      row: { id: 'series', kind: 'seriesUnderWay' },
      entries: steps,
    },
  ];
  const offered: readonly RowDraft[] = [
    ...(because
      ? [
          draft(
            'because',
            { kind: 'because', title: because.watched.title, styleId: because.watched.styleId },
            because.classes,
          ),
        ]
      : []),
    isQuiet
      ? draft('newest', { kind: 'newest' }, newest)
      : draft('new-this-week', { kind: 'newThisWeek' }, fresh),
    draft('picks', { kind: 'picks' }, collection('picks')),
    draft('featured', { kind: 'featured' }, collection('featured')),
    draft(
      'short',
      { kind: 'short' },
      newest.filter(({ durationSeconds }) => durationMinutes(durationSeconds) <= SHORT_MINUTES),
    ),
    ...stylesByInterest(catalogue, watched).map(({ id, name }) =>
      draft(
        `style:${id}`,
        { kind: 'style', styleId: id, name },
        newest.filter(({ styleId }) => styleId === id),
      ),
    ),
  ];
  return spreadRows({ own, offered, hero, leastCards: MIN_ROW, mostCards: ROW_LIMIT, most: ROWS });
};
