import { getDateTimeFormat } from './dateTimeFormat';
import { toMillis, type Instant } from './toMillis';
import { toKnownZone } from './zone';

/** The time zone and the language for formatting a date. */
export interface ZoneAndLocale {
  /** IANA zone. */
  zone: string;
  /** BCP 47. */
  locale: string;
}

/** Whether a language has the fixed patterns of English. */
export const isEnglish = (locale: string): boolean => /^en\b/i.test(locale);

/**
 * Formats a date. Every kind of English uses the dates of American English
 * (docs/product/events.md#date-formats). They are the same in all browsers, which disagree only on
 * times, so a page that shows dates does not load dayjs.
 */
const format = (
  instant: Instant,
  { locale, zone }: ZoneAndLocale,
  options: Intl.DateTimeFormatOptions,
): string => {
  const at = toMillis(instant);
  if (at === null) return '';
  const timeZone = toKnownZone(zone);
  const language = isEnglish(locale) ? 'en-US-u-ca-gregory-nu-latn' : locale;
  return getDateTimeFormat(language, { ...options, timeZone }).format(at);
};

/** `Saturday, November 21, 2026`; `''` for an invalid date. */
export const formatLongDate = (instant: Instant, reader: ZoneAndLocale): string =>
  format(instant, reader, { dateStyle: 'full' });

/** `Sat, Nov 21`. */
export const formatWeekdayDate = (instant: Instant, reader: ZoneAndLocale): string =>
  format(instant, reader, { weekday: 'short', month: 'short', day: 'numeric' });

/** `Nov 21`. */
export const formatDay = (instant: Instant, reader: ZoneAndLocale): string =>
  format(instant, reader, { month: 'short', day: 'numeric' });

/** `Nov 21, 2026`. */
export const formatDate = (instant: Instant, reader: ZoneAndLocale): string =>
  format(instant, reader, { month: 'short', day: 'numeric', year: 'numeric' });
