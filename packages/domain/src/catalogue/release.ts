import type { ClassCard } from './types';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** For how many days a class bears the mark "New". */
export const NEW_CLASS_DAYS = 14;
/** How many weeks back the new releases go. */
export const RELEASE_WEEKS = 8;
/** New releases that are shown even after a quiet time. */
const MIN_RELEASES = 12;

const getAge = (card: ClassCard, now: number): number => now - Date.parse(card.releasedAt);

/** Out already, and for less than two weeks. `now` in epoch milliseconds. */
export const isNewClass = (card: ClassCard, now: number): boolean =>
  getAge(card, now) >= 0 && getAge(card, now) < NEW_CLASS_DAYS * DAY_MS;

/** How long ago a class came out, as coarse as anybody remembers it. */
export type ReleaseAge = 'this-week' | 'last-week' | 'this-month' | 'earlier';

const getWeeksAgo = (card: ClassCard, now: number): number =>
  Math.floor(getAge(card, now) / WEEK_MS);

/** Counted back from now: the last seven days, the seven before, up to four weeks, and the rest. */
export const getReleaseAge = (card: ClassCard, now: number): ReleaseAge => {
  const weeks = getWeeksAgo(card, now);
  if (weeks < 1) return 'this-week';
  if (weeks < 2) return 'last-week';
  return weeks < 4 ? 'this-month' : 'earlier';
};

/**
 * The new releases among classes that come newest first: what came out in the
 * last eight weeks, or the last twelve classes where that is less. What is not
 * out yet is left out.
 */
export const getNewReleases = (
  newestFirst: readonly ClassCard[],
  now: number,
): readonly ClassCard[] =>
  newestFirst
    .filter((card) => getAge(card, now) >= 0)
    .filter((card, place) => place < MIN_RELEASES || getWeeksAgo(card, now) < RELEASE_WEEKS);
