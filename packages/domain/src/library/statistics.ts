import { getWatchedDays } from './days';
import type { LibraryState } from './types';

/** Minutes from which a day counts for the streak. */
export const STREAK_MINUTES = 5;

export interface WatchStatistics {
  /** Days in a row, up to today; today is missing without breaking it until it is over. */
  streakDays: number;
  /** Whole minutes. */
  minutesThisMonth: number;
}

/** `YYYY-MM-DD` of an instant (epoch milliseconds) in an IANA zone; an unknown zone is UTC. */
export const getDayInZone = (now: number, zone: string): string => {
  const parts = (timeZone: string): string =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(now);
  try {
    return parts(zone);
  } catch {
    return parts('UTC');
  }
};

/** Days are counted as dates: the hour that a night has more or less belongs to none. */
const getPreviousDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/**
 * Streak and minutes of the month, of the day that `now` (epoch milliseconds) is in the
 * member's zone. Known are the minutes that ran on each day since days are recorded
 * (`WatchedDay`), each day in the zone in which it was watched; the history alone could
 * not tell, since a class that is watched again leaves its former day.
 */
export const getWatchStatistics = (
  state: LibraryState,
  now: number,
  zone: string,
): WatchStatistics => {
  const days = getWatchedDays(state);
  const today = getDayInZone(now, zone);
  const active = new Set(
    days.filter(({ seconds }) => seconds >= STREAK_MINUTES * 60).map(({ day }) => day),
  );
  let streakDays = 0;
  let day = active.has(today) ? today : getPreviousDay(today);
  while (active.has(day)) {
    streakDays += 1;
    day = getPreviousDay(day);
  }
  const month = today.slice(0, 7);
  const seconds = days
    .filter((one) => one.day.startsWith(month) && one.day <= today)
    .reduce((sum, one) => sum + one.seconds, 0);
  return { streakDays, minutesThisMonth: Math.floor(seconds / 60) };
};
