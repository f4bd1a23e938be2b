import { sortClasses } from './sort';
import type { ClassCard } from './types';

const DAY_MS = 86_400_000;

/**
 * The class at the top of the catalog page. It is a class of the featured collection, a different
 * one each day; without a featured class, it is the newest class. Classes with a video are
 * preferred. `now` is in epoch milliseconds. Null for an empty catalog.
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
