import { toZone, type Instant } from '../time/instant';

/** A day of the calendar as `2026-11-21`, wherever it is read. */
export type DayKey = string;

/** What takes place on one day. */
export interface DayGroup<T> {
  day: DayKey;
  entries: readonly T[];
}

/** On which day of a zone's calendar an instant lies; '' for a broken date. */
export const getDayKey = (instant: Instant, zone: string): DayKey =>
  toZone(instant, zone)?.format('YYYY-MM-DD') ?? '';

/** Noon of a day in UTC, in epoch milliseconds: stands for the day where a format wants an instant. */
export const getNoon = (day: DayKey): number => Date.parse(`${day}T12:00:00Z`);

/** Groups what is in order already by the days of a zone. */
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

/** How many midnights of a zone lie between two instants: 0 today, 1 tomorrow. NaN for a broken date. */
export const countDaysBetween = (from: Instant, to: Instant, zone: string): number =>
  Math.round((getNoon(getDayKey(to, zone)) - getNoon(getDayKey(from, zone))) / 86_400_000);
