import type { ClassCard } from './types';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** For how many days a class bears the mark "New". */
export const NEW_DAYS = 14;
/** How many weeks back the new releases go. */
export const RELEASE_WEEKS = 8;
/** New releases that are shown even after a quiet time. */
const LEAST_RELEASES = 12;

const age = (card: ClassCard, now: number): number => now - Date.parse(card.releasedAt);

/** Out already, and for less than two weeks. `now` in epoch milliseconds. */
export const isNew = (card: ClassCard, now: number): boolean =>
  age(card, now) >= 0 && age(card, now) < NEW_DAYS * DAY;

/** How long ago a class came out, as coarse as anybody remembers it. */
export type ReleaseAge = 'this-week' | 'last-week' | 'this-month' | 'earlier';

const weeksAgo = (card: ClassCard, now: number): number => Math.floor(age(card, now) / WEEK);

/** Counted back from now: the last seven days, the seven before, up to four weeks, and the rest. */
export const releaseAge = (card: ClassCard, now: number): ReleaseAge => {
  const weeks = weeksAgo(card, now);
  if (weeks < 1) return 'this-week';
  if (weeks < 2) return 'last-week';
  return weeks < 4 ? 'this-month' : 'earlier';
};

/**
 * The new releases among classes that come newest first: what came out in the
 * last eight weeks, or the last twelve classes where that is less. What is not
 * out yet is left out.
 */
export const newReleases = (newestFirst: readonly ClassCard[], now: number): readonly ClassCard[] =>
  newestFirst
    .filter((card) => age(card, now) >= 0)
    .filter((card, place) => place < LEAST_RELEASES || weeksAgo(card, now) < RELEASE_WEEKS);
