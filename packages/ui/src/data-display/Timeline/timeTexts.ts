import { countDays, getDay } from './days';
import type { timelineMessages } from './messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What the texts of a time depend on. */
export interface TimeContext {
  locale: string;
  /** An IANA name; undefined for the browser’s. */
  timeZone: string | undefined;
  /** The current time in ms since 1970; null while it is not known. */
  now: number | null;
  messages: typeof timelineMessages;
}

/** The heading of a day: "Today", "Monday, November 23", and with its year if that is another one. */
export function formatDay(day: string, { locale, timeZone, now, messages }: TimeContext): string {
  if (day === '') return messages.undated;
  const today = now === null ? undefined : getDay(now, timeZone);
  if (today !== undefined) {
    const distance = countDays(today, day);
    if (distance === 0) return messages.today;
    if (distance === -1) return messages.yesterday;
    if (distance === 1) return messages.tomorrow;
  }
  const isThisYear = today?.slice(0, 4) === day.slice(0, 4);
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(day));
}

/** The time of day: "2:32 PM". */
export const formatClock = (at: number, { locale, timeZone }: TimeContext): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(at);

/** The date, the time and the zone, for a tooltip. */
export const formatMoment = (at: number, { locale, timeZone }: TimeContext): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);

/**
 * How long ago a moment was, or in how long it is: "2 hours ago". Undefined for a day or more, where
 * the heading says enough, and while the current time is not known.
 */
export function formatDistance(
  at: number,
  { locale, now, messages }: TimeContext,
): string | undefined {
  if (now === null) return undefined;
  const distance = at - now;
  const length = Math.abs(distance);
  if (length >= DAY_MS) return undefined;
  // `now` is the start of the minute, so something that has just happened may be a little later.
  if (length < MINUTE_MS) return messages.justNow;
  const [unit, unitMs] =
    length < HOUR_MS ? (['minute', MINUTE_MS] as const) : (['hour', HOUR_MS] as const);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  return format.format(Math.trunc(distance / unitMs), unit);
}
