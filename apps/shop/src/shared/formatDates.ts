import { readTimezone } from '@gschool/data';
import { formatDateTime, formatLongDate } from '@gschool/domain';

const getReaderOptions = (locale: string) => ({
  locale,
  zone: readTimezone(() => window.localStorage),
});

/** `Saturday, November 21, 2026` in the reader's time zone; '' for an invalid date. */
export const formatLocalDate = (instant: string, locale: string): string =>
  formatLongDate(instant, getReaderOptions(locale));

/** `Sat, Nov 21, 2026, 6:30 PM`. */
export const formatLocalDateTime = (instant: string, locale: string): string =>
  formatDateTime(instant, getReaderOptions(locale));
