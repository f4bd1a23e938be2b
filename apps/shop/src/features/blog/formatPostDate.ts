import { withLatinDigits } from '@gschool/domain';

/**
 * Formats a day. A post has a date without a time; noon in UTC is the same date for every reader.
 */
const formatDay = (day: string, locale: string, dateStyle: 'long' | 'full'): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** `November 12, 2026`. */
export const formatPostDate = (day: string, locale: string): string =>
  formatDay(day, locale, 'long');

/**
 * `Thursday, November 12, 2026` (docs/product/events.md#date-formats). A test compares it with
 * `formatLongDate`; this function needs no date library.
 */
export const formatLongPostDate = (day: string, locale: string): string =>
  formatDay(day, locale, 'full');
