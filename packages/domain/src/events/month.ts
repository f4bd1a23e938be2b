import { getDateTimeFormat } from '../time/dateTimeFormat';
import { getDayKey, getNoon, type DayKey } from './days';
import type { Instant } from '../time/toMillis';

const DAY_MS = 86_400_000;

/** A calendar month; `month` starts at 1. */
export interface Month {
  year: number;
  month: number;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** A month the way URLs contain it: `2026-11`. */
export const formatMonthKey = ({ year, month }: Month): string =>
  `${pad(year, 4)}-${pad(month, 2)}`;

/** Parses `2026-11`; null for anything else. */
export const parseMonth = (text: string | null): Month | null => {
  const [, year, month] = /^(20\d\d|19[7-9]\d)-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month) };
};

/** The month of an instant in a time zone. */
export const getMonth = (instant: Instant, zone: string): Month => {
  const [year = 1970, month = 1] = getDayKey(instant, zone).split('-').map(Number);
  return { year, month };
};

/** Adds months. A negative number subtracts them. */
export const addMonths = ({ year, month }: Month, count: number): Month => {
  const total = year * 12 + (month - 1) + count;
  return { year: Math.floor(total / 12), month: (((total % 12) + 12) % 12) + 1 };
};

const toDayKey = (millis: number): DayKey => new Date(millis).toISOString().slice(0, 10);

/**
 * The weeks of a month's calendar, from the week of its first day to the week of its last.
 * `weekStart` ranges from 0 for Sunday to 6 for Saturday. The function counts days and not hours,
 * so daylight saving time has no effect.
 */
export const getMonthWeeks = (month: Month, weekStart: number): readonly (readonly DayKey[])[] => {
  const first = getNoon(`${formatMonthKey(month)}-01`);
  const next = getNoon(`${formatMonthKey(addMonths(month, 1))}-01`);
  const before = (new Date(first).getUTCDay() - weekStart + 7) % 7;
  const start = first - before * DAY_MS;
  const weeks = Math.ceil((next - start) / (7 * DAY_MS));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => toDayKey(start + (week * 7 + day) * DAY_MS)),
  );
};

/** Whether a day belongs to the month. */
export const isInMonth = (day: DayKey, month: Month): boolean =>
  day.startsWith(formatMonthKey(month));

/**
 * A range of ISO timestamps that includes every day of a month's calendar in any time zone: the
 * earliest day begins 14 hours earlier than in UTC, the latest ends 12 hours later.
 */
export const getMonthWindow = (month: Month): { from: string; to: string } => {
  const first = getNoon(`${formatMonthKey(month)}-01`);
  const next = getNoon(`${formatMonthKey(addMonths(month, 1))}-01`);
  return {
    from: new Date(first - 8 * DAY_MS).toISOString(),
    to: new Date(next + 8 * DAY_MS).toISOString(),
  };
};

/** Formats a month in the given locale: `November 2026`. */
export const formatMonth = ({ year, month }: Month, locale: string): string =>
  getDateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 15),
  );
