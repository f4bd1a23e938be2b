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

/** New releases with the same heading. `latest` is the heading of the first group of mixed age. */
export interface ReleaseGroup {
  age: ReleaseAge | 'latest';
  cards: ClassCard[];
}

/**
 * Groups new releases, newest first, by their age at `now`. No heading has a single class, unless
 * there is only one: the first group is joined with the next one as `latest`, and any other group
 * with all older classes as `earlier`.
 */
export const groupReleases = (newestFirst: readonly ClassCard[], now: number): ReleaseGroup[] => {
  const groups: ReleaseGroup[] = [];
  const isAlone = (group: ReleaseGroup | undefined) => group?.cards.length === 1;
  for (const card of newestFirst) {
    const age = getReleaseAge(card, now);
    const last = groups.at(-1);
    if (last?.age === age) last.cards.push(card);
    else groups.push({ age, cards: [card] });
  }
  const [first, second] = groups;
  if (first && second && isAlone(first)) {
    groups.splice(0, 2, { age: 'latest', cards: [...first.cards, ...second.cards] });
  }
  const at = groups.findIndex((group, place) => place > 0 && isAlone(group));
  if (at < 1) return groups;
  // The last group has no older one, so it is joined with the one before.
  const start = at === groups.length - 1 ? at - 1 : at;
  const cards = groups.slice(start).flatMap((group) => group.cards);
  return [...groups.slice(0, start), { age: start === 0 ? 'latest' : 'earlier', cards }];
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
