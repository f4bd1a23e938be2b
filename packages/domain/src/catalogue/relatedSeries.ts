import { summarizeClasses } from './classesSummary';
import type { SeriesProgress } from './seriesProgress';

/**
 * Other series that share a style or instructor, the most similar first. Of equally similar series,
 * the finished ones come last; apart from that, the order of `all` stays the same.
 */
export const getRelatedSeries = (
  all: readonly SeriesProgress[],
  seriesId: string,
  limit = 3,
): readonly SeriesProgress[] => {
  const from = all.find(({ series }) => series.id === seriesId);
  if (!from) return [];
  const mine = summarizeClasses(from.classes);
  const shared = (a: readonly { id: string }[], b: readonly { id: string }[]): boolean =>
    a.some(({ id }) => b.some((other) => other.id === id));
  const closeness = (other: SeriesProgress): number => {
    const theirs = summarizeClasses(other.classes);
    return (
      (shared(mine.styles.slice(0, 1), theirs.styles.slice(0, 1)) ? 4 : 0) +
      (shared(mine.styles, theirs.styles) ? 2 : 0) +
      (shared(mine.instructors, theirs.instructors) ? 1 : 0)
    );
  };
  return all
    .filter(({ series }) => series.id !== seriesId)
    .map((other) => ({ other, score: closeness(other) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(a.other.state === 'finished') - Number(b.other.state === 'finished'),
    )
    .slice(0, limit)
    .map(({ other }) => other);
};
