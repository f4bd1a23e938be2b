import { withLatinDigits } from '../locale/withLatinDigits';
import { getDayKey, getNoon, type DayKey } from './days';
import type { Instant } from '../time/instant';

const DAY_MS = 86_400_000;

/** A month of the calendar; `month` counts from 1. */
export interface Month {
  year: number;
  month: number;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** `2026-11`, as it stands in an address. */
export const formatMonthKey = ({ year, month }: Month): string =>
  `${pad(year, 4)}-${pad(month, 2)}`;

/** Reads `2026-11`; null for anything else, so that an address cannot ask for a 13th month. */
export const parseMonth = (text: string | null): Month | null => {
  const [, year, month] = /^(20\d\d|19[7-9]\d)-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month) };
};

/** The month in which an instant lies, on the calendar of a zone. */
export const getMonth = (instant: Instant, zone: string): Month => {
  const [year = 1970, month = 1] = getDayKey(instant, zone).split('-').map(Number);
  return { year, month };
};

/** So many months on; negative goes back. */
export const addMonths = ({ year, month }: Month, count: number): Month => {
  const total = year * 12 + (month - 1) + count;
  return { year: Math.floor(total / 12), month: (((total % 12) + 12) % 12) + 1 };
};

const toDayKey = (millis: number): DayKey => new Date(millis).toISOString().slice(0, 10);

/**
 * The weeks that a month's calendar shows: whole ones, from the one with its first day to the
 * one with its last. `weekStart` is 0 for Sunday to 6 for Saturday. Days, and no hours: a change
 * of the clocks cannot leave one out.
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

/** Whether a day is one of the month's own. */
export const isInMonth = (day: DayKey, month: Month): boolean =>
  day.startsWith(formatMonthKey(month));

/**
 * ISO instants that surely enclose everything that a month's calendar shows in any zone: the
 * earliest day begins 14 hours before its own in UTC, the latest ends 12 hours after.
 */
export const getMonthWindow = (month: Month): { from: string; to: string } => {
  const first = getNoon(`${formatMonthKey(month)}-01`);
  const next = getNoon(`${formatMonthKey(addMonths(month, 1))}-01`);
  return {
    from: new Date(first - 8 * DAY_MS).toISOString(),
    to: new Date(next + 8 * DAY_MS).toISOString(),
  };
};

/** `November 2026`, in the words of a language. */
export const formatMonth = ({ year, month }: Month, locale: string): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, 15));
