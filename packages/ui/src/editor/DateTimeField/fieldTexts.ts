import {
  formatLocalTime,
  getDateOrder,
  parseTypedDate,
  parseTypedTime,
  readLocalTime,
  type LocalTime,
} from '@gschool/intl';

import type { dateTimeFieldMessages } from './messages';

/** The texts of both inputs. */
export interface FieldTexts {
  date: string;
  time: string;
}

const gregorian = { calendar: 'gregory', timeZone: 'UTC' } as const;

/** A day such as `2026-11-27` in the numbers of a locale: `11/27/2026`. */
export const formatDateText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...gregorian,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(Date.parse(day))
    // The marks that Arabic formats contain would be in the way of the cursor.
    .replace(/\p{Cf}/gu, '');

/** A time such as `18:30` in a locale: `6:30 PM`. */
export const formatTimeText = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { ...gregorian, hour: 'numeric', minute: '2-digit' })
    .format(Date.parse(`1970-01-01T${time}Z`))
    .replace(/\p{Cf}/gu, '');

/** The format of a date in a locale, with letters: `MM/DD/YYYY`. */
export const formatPattern = (
  locale: string,
  letters: typeof dateTimeFieldMessages.letters,
): string => {
  const order = getDateOrder(locale);
  const separator = /\D/.exec(formatDateText('2001-01-01', locale).replace(/^\D+/, ''))?.[0] ?? '/';
  return order.map((part) => letters[part]).join(separator);
};

/** The texts of an instant (ISO 8601, or '' for none) in a zone. */
export function getTexts(value: string, zone: string, locale: string): FieldTexts {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return { date: '', time: '' };
  const local = formatLocalTime(at, zone);
  return {
    date: formatDateText(local.slice(0, 10), locale),
    time: formatTimeText(local.slice(11, 16), locale),
  };
}

/** What the texts say. */
export interface TypedMoment {
  /** `2026-11-27`; undefined if the text is not a date. */
  day: string | undefined;
  /** `18:30` */
  time: string | undefined;
  /** The instants of both. */
  local: LocalTime | undefined;
}

export function readTexts({ date, time }: FieldTexts, zone: string, locale: string): TypedMoment {
  const day = parseTypedDate(date, locale);
  const clock = parseTypedTime(time, locale);
  return {
    day,
    time: clock,
    local: day && clock ? readLocalTime(`${day}T${clock}`, zone) : undefined,
  };
}

/**
 * Whether both texts are complete, and not the beginning of something longer: `1` of `18:30`, `11/2/20`
 * of `11/2/2026`.
 */
export const isComplete = ({ date, time }: FieldTexts): boolean =>
  /\p{Nd}{4}/u.test(date) && /\p{Nd}\D+\p{Nd}{2}|\p{Nd}{4}|\p{Nd}\s*\p{L}/u.test(time);

/** The date, the time and the zone of an instant, in words. */
export const formatMoment = (at: number, zone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'long',
  }).format(at);

/** The name of a zone at an instant: `GMT+2`. */
export const formatZoneName = (at: number, zone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
