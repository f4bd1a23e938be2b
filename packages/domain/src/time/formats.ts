import { isEnglish, type ZoneAndLocale } from './dateFormats';
import { getDateTimeFormat } from './dateTimeFormat';
import { toZone } from './instant';
import { toMillis, type Instant } from './toMillis';
import { toKnownZone } from './zone';

/**
 * Formats a time. English uses fixed patterns (docs/product/events.md#date-formats), because
 * browsers put different spaces before AM; every other language uses the formats of its locale.
 */
const format = (
  instant: Instant,
  reader: ZoneAndLocale,
  pattern: string,
  options: Intl.DateTimeFormatOptions,
): string => {
  const at = toMillis(instant);
  if (at === null) return '';
  if (isEnglish(reader.locale)) return toZone(at, reader.zone)?.format(pattern) ?? '';
  const timeZone = toKnownZone(reader.zone);
  return getDateTimeFormat(reader.locale, { ...options, timeZone }).format(at);
};

/** `Sat, Nov 21, 2026, 6:30 PM`. */
export const formatDateTime = (instant: Instant, reader: ZoneAndLocale): string =>
  format(instant, reader, 'ddd, MMM D, YYYY, h:mm A', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** `6:30 PM`. */
export const formatTime = (instant: Instant, reader: ZoneAndLocale): string =>
  format(instant, reader, 'h:mm A', { hour: 'numeric', minute: '2-digit' });

/** `6:30 PM – 7:15 PM`. Computes the end from the length in minutes. */
export const formatTimeRange = (start: Instant, minutes: number, reader: ZoneAndLocale): string => {
  const from = toMillis(start);
  if (from === null || !Number.isFinite(minutes)) return '';
  const end = from + minutes * 60_000;
  return `${formatTime(start, reader)} – ${formatTime(end, reader)}`;
};
