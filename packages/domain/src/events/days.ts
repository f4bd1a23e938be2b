import { toZone } from '../time/instant';
import type { Instant } from '../time/toMillis';

/** A calendar day such as `2026-11-21`. */
export type DayKey = string;

/** The events of one day. */
export interface DayGroup<T> {
  day: DayKey;
  entries: readonly T[];
}

/** The day of an instant in a time zone; `''` for an invalid date. */
export const getDayKey = (instant: Instant, zone: string): DayKey =>
  toZone(instant, zone)?.format('YYYY-MM-DD') ?? '';

/** Noon of a day in UTC, in epoch milliseconds, for formats that need an instant. */
export const getNoon = (day: DayKey): number => Date.parse(`${day}T12:00:00Z`);

/** Groups sorted entries by their day in a time zone. */
export const groupByDay = <T extends { startsAt: string }>(
  entries: readonly T[],
  zone: string,
): readonly DayGroup<T>[] => {
  const groups = new Map<DayKey, T[]>();
  for (const entry of entries) {
    const day = getDayKey(entry.startsAt, zone);
    groups.set(day, [...(groups.get(day) ?? []), entry]);
  }
  return [...groups].map(([day, list]) => ({ day, entries: list }));
};

/**
 * The number of midnights between two instants in a time zone: 0 for today, 1 for tomorrow. NaN for
 * an invalid date.
 */
export const countDaysBetween = (from: Instant, to: Instant, zone: string): number =>
  Math.round((getNoon(getDayKey(to, zone)) - getNoon(getDayKey(from, zone))) / 86_400_000);
