import { getDateTimeFormat } from './dateTimeFormat';

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
