import { summarizeClasses, type ClassesSummary } from './classesSummary';
import { getSeriesByProgress, type SeriesProgress } from './seriesProgress';
import { sortClasses } from './sort';
import type { WatchPosition } from '../library/types';
import type { Catalogue, ClassCard, Instructor } from './types';

/** An instructor and their classes. */
export interface InstructorOverview {
  instructor: Instructor;
  /** Newest first. */
  classes: readonly ClassCard[];
  summary: ClassesSummary;
}

/** All instructors, in the catalog's order. */
export const getInstructorOverviews = (catalogue: Catalogue): readonly InstructorOverview[] => {
  const classes = new Map<string, ClassCard[]>(catalogue.instructors.map(({ id }) => [id, []]));
  for (const card of catalogue.classes) {
    if (card.instructorId !== null) classes.get(card.instructorId)?.push(card);
  }
  return catalogue.instructors.map((instructor) => {
    const mine = sortClasses(classes.get(instructor.id) ?? [], 'newest');
    return { instructor, classes: mine, summary: summarizeClasses(mine) };
  });
};

/** The series with at least one class of an instructor. */
export const getSeriesOfInstructor = (
  catalogue: Catalogue,
  positions: readonly WatchPosition[],
  instructorId: string,
): readonly SeriesProgress[] =>
  getSeriesByProgress(catalogue, positions).filter(({ classes }) =>
    classes.some((card) => card.instructorId === instructorId),
  );
