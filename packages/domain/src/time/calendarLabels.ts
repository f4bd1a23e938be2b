import { getDateTimeFormat } from './dateTimeFormat';
import type { ZoneAndLocale } from './formats';
import { toMillis, type Instant } from './instant';
import { toKnownZone } from './zone';

/**
 * The day and the month of a date as separate texts, for a calendar sheet; `''` for an invalid
 * date.
 */
export const formatCalendarDay = (
  instant: Instant,
  { zone, locale }: ZoneAndLocale,
): { day: string; month: string } => {
  const at = toMillis(instant);
  if (at === null) return { day: '', month: '' };
  const timeZone = toKnownZone(zone);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    getDateTimeFormat(locale, { ...options, timeZone }).format(at);
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
};

/** The names of the weekdays, long and short, starting with `weekStart` (0 for Sunday). */
export const getWeekdayNames = (
  locale: string,
  weekStart: number,
): readonly { long: string; short: string }[] =>
  Array.from({ length: 7 }, (_, n) => {
    // January 4, 1970, was a Sunday.
    const day = Date.UTC(1970, 0, 4 + weekStart + n);
    const name = (weekday: 'long' | 'short'): string =>
      getDateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(day);
    return { long: name('long'), short: name('short') };
  });
