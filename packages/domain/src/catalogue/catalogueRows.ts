import { getContinueWatching } from '../library/continueWatching';
import type { LibraryState, WatchPosition } from '../library/types';
import { getDurationMinutes } from '../time/duration';
import { getBecauseYouWatched } from './becauseYouWatched';
import type { CatalogueRow, RowEntry, RowSubject } from './catalogueRow';
import { arrangeRows, type RowDraft } from './arrangeRows';
import { getSeriesByProgress } from './seriesProgress';
import { sortClasses } from './sort';
import type { Catalogue, ClassCard, Id, Style } from './types';

/**
 * The styles; those that the member opened most often come first. If two are equal, the catalog's
 * order decides.
 */
const getStylesByInterest = (
  catalogue: Catalogue,
  watched: ReadonlyMap<string, WatchPosition>,
): readonly Style[] => {
  const opened = new Map<string, number>();
  for (const { id, styleId } of catalogue.classes) {
    if (watched.has(id)) opened.set(styleId, (opened.get(styleId) ?? 0) + 1);
  }
  return [...catalogue.styles].sort((a, b) => (opened.get(b.id) ?? 0) - (opened.get(a.id) ?? 0));
};

/** The maximum number of classes in one row. */
export const MAX_ROW_CLASSES = 18;
/** The maximum number of rows. Below that, members use filters instead of scrolling. */
export const MAX_ROWS = 10;
/**
 * The maximum length of a short class in minutes, which covers the two shortest lengths of the
 * facet.
 */
export const SHORT_MINUTES = 20;
const WEEK_MS = 7 * 86_400_000;
const MIN_ROW_CLASSES = 3;

/**
 * The rows of `/videos` in their order (docs/product/catalog.md#catalog-rows). `heroId` is the
 * class above the rows. `now` is in epoch milliseconds.
 */
export const getCatalogueRows = (
  catalogue: Catalogue,
  library: LibraryState | null,
  now: number,
  heroId?: Id,
): readonly CatalogueRow[] => {
  const byId = new Map(catalogue.classes.map((card) => [card.id, card]));
  const positions = library?.positions ?? [];
  const watched = new Map(positions.map((position) => [position.videoId, position]));
  const entry = (card: ClassCard): RowEntry => ({ card, watched: watched.get(card.id) ?? null });
  const newest = sortClasses(catalogue.classes, 'newest').filter(
    ({ releasedAt }) => !(Date.parse(releasedAt) > now),
  );

  const begun = (library === null ? [] : getContinueWatching(library)).flatMap(
    ({ videoId }) => byId.get(videoId) ?? [],
  );
  const inProgress = getSeriesByProgress(catalogue, positions).filter(
    ({ state }) => state === 'begun',
  );
  const steps = inProgress.flatMap(({ series, classes, next, nextNumber }) =>
    next === null || begun.includes(next)
      ? []
      : [
          {
            ...entry(next),
            step: { series: series.title, number: nextNumber, total: classes.length },
          },
        ],
  );
  const because = getBecauseYouWatched(catalogue, positions, now, 2 * MAX_ROW_CLASSES);
  const fresh = newest.filter(({ releasedAt }) => now - Date.parse(releasedAt) < WEEK_MS);
  const isQuiet = fresh.length < MIN_ROW_CLASSES;
  const draft = (id: string, subject: RowSubject, classes: readonly ClassCard[]): RowDraft => ({
    row: { id, ...subject },
    entries: classes.map(entry),
  });
  const collection = (name: 'featured' | 'picks'): readonly ClassCard[] =>
    newest.filter(({ collections }) => collections.includes(name));

  const own: readonly RowDraft[] = [
    draft('continue', { kind: 'continue' }, begun),
    {
      row: { id: 'series', kind: 'seriesInProgress' },
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
      newest.filter(({ durationSeconds }) => getDurationMinutes(durationSeconds) <= SHORT_MINUTES),
    ),
    ...getStylesByInterest(catalogue, watched).map(({ id, name }) =>
      draft(
        `style:${id}`,
        { kind: 'style', styleId: id, name },
        newest.filter(({ styleId }) => styleId === id),
      ),
    ),
  ];
  return arrangeRows({
    memberRows: own,
    otherRows: offered,
    heroId: heroId,
    minCards: MIN_ROW_CLASSES,
    maxCards: MAX_ROW_CLASSES,
    maxRows: MAX_ROWS,
  });
};
