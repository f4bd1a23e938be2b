import { getDateTimeFormat } from '../time/dateTimeFormat';
import { toKnownZone } from '../time/zone';
import { getWatchedDays } from './days';
import type { LibraryState } from './types';

/** The minutes that a day needs to count for the streak. */
const STREAK_MINUTES = 5;

export interface WatchStatistics {
  /**
   * The number of consecutive days up to today. Today does not break the streak until it is over.
   */
  streakDays: number;
  /** Whole minutes. */
  minutesThisMonth: number;
}

/**
 * The day of an instant (epoch milliseconds) in an IANA time zone, as `YYYY-MM-DD`. An unknown zone
 * counts as UTC.
 */
export const getDayInZone = (now: number, zone: string): string =>
  getDateTimeFormat('en-CA', {
    timeZone: toKnownZone(zone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);

/** Computes with dates, so that daylight saving time has no effect. */
const getPreviousDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/**
 * The streak, and the minutes of the month, at `now` (epoch milliseconds) in the member's time
 * zone. They are computed from `WatchedDay`s, each in the time zone in which it was watched. The
 * history alone is not enough: when a class is watched again, its earlier day is lost.
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
