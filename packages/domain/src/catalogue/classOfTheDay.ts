import { sortClasses } from './sort';
import type { ClassCard } from './types';

const DAY_MS = 86_400_000;

/**
 * The class at the top of the catalogue page: one of the featured collection, another each day;
 * without a featured class the newest. Classes with a video come first. `now` in epoch
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
