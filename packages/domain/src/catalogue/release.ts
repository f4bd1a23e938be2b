import type { ClassCard } from './types';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** The number of days for which a class has the badge "New". */
export const NEW_CLASS_DAYS = 14;
/** The number of weeks for which a class counts as a new release. */
export const RELEASE_WEEKS = 8;
/** The minimum number of new releases. */
const MIN_RELEASES = 12;

const getAge = (card: ClassCard, now: number): number => now - Date.parse(card.releasedAt);

/** Whether a class was released in the last 14 days. `now` is in epoch milliseconds. */
export const isNewClass = (card: ClassCard, now: number): boolean =>
  getAge(card, now) >= 0 && getAge(card, now) < NEW_CLASS_DAYS * DAY_MS;

/** How long ago a class was released. */
export type ReleaseAge = 'this-week' | 'last-week' | 'this-month' | 'earlier';

const getWeeksAgo = (card: ClassCard, now: number): number =>
  Math.floor(getAge(card, now) / WEEK_MS);

/** The age of a class at `now`: up to seven days, up to 14 days, up to four weeks, or more. */
export const getReleaseAge = (card: ClassCard, now: number): ReleaseAge => {
  const weeks = getWeeksAgo(card, now);
  if (weeks < 1) return 'this-week';
  if (weeks < 2) return 'last-week';
  return weeks < 4 ? 'this-month' : 'earlier';
};

/**
 * The new releases among classes that are sorted newest first: the classes of the last eight weeks,
 * and always at least the latest 12. Future releases are left out.
 */
export const getNewReleases = (
  newestFirst: readonly ClassCard[],
  now: number,
): readonly ClassCard[] =>
  newestFirst
    .filter((card) => getAge(card, now) >= 0)
    .filter((card, place) => place < MIN_RELEASES || getWeeksAgo(card, now) < RELEASE_WEEKS);
