import type { Catalogue, ClassCard, Id, Series } from './types';

/** The series of a class, or null. */
export const getSeriesOfClass = (catalogue: Catalogue, classId: Id): Series | null =>
  catalogue.series.find((series) => series.classIds.includes(classId)) ?? null;

/**
 * Up to `limit` other classes. Classes of the same series come first, then those of the same style,
 * then of the same level. Among equals, classes with a video come first.
 */
export const getRelatedClasses = (
  catalogue: Catalogue,
  classId: Id,
  limit = 12,
): readonly ClassCard[] => {
  const card = catalogue.classes.find((entry) => entry.id === classId);
  if (!card) return [];
  const score = (other: ClassCard): number =>
    (other.seriesId !== null && other.seriesId === card.seriesId ? 8 : 0) +
    (other.styleId === card.styleId ? 4 : 0) +
    (other.level === card.level ? 2 : 0) +
    (other.hasVideo ? 1 : 0);
  return catalogue.classes
    .filter((other) => other.id !== classId)
    .map((other) => ({ other, score: score(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
};
