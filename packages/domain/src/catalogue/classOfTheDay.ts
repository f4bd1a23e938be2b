import { sortClasses } from './sort';
import type { ClassCard } from './types';

const DAY_MS = 86_400_000;

/**
 * The class on the hero: one of the featured collection a day, in turn; without
 * one the newest class. A class with a film is preferred. `now` in epoch
 * milliseconds; null for an empty catalogue.
 */
export const getClassOfTheDay = (classes: readonly ClassCard[], now: number): ClassCard | null => {
  const playable = classes.filter((card) => card.hasVideo);
  const pool = playable.length > 0 ? playable : classes;
  const featured = sortClasses(
    pool.filter((card) => card.collections.includes('featured')),
    'newest',
  );
  const turn = Math.max(0, Math.floor(now / DAY_MS));
  return featured[turn % (featured.length || 1)] ?? sortClasses(pool, 'newest')[0] ?? null;
};
