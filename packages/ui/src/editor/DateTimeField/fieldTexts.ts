import {
  formatLocalTime,
  parseTypedDate,
  parseTypedTime,
  readLocalTime,
  type LocalTime,
} from '@gschool/intl';

import { changeDateLocale, formatDateText, isDateComplete } from '../../forms/DateField/dateText';

/** The texts of both inputs. */
export interface FieldTexts {
  date: string;
  time: string;
}

/** A time such as `18:30` in a locale: `6:30 PM`. */
export const formatTimeText = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(Date.parse(`1970-01-01T${time}Z`))
    .replace(/\p{Cf}/gu, '');

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

/** The texts in another locale. A text that says nothing stays as it is. */
export function changeTextsLocale(
  { date, time }: FieldTexts,
  from: string,
  to: string,
): FieldTexts {
  const clock = parseTypedTime(time, from);
  return {
    date: changeDateLocale(date, from, to),
    time: clock === undefined ? time : formatTimeText(clock, to),
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
  isDateComplete(date) && /\p{Nd}\D+\p{Nd}{2}|\p{Nd}{4}|\p{Nd}\s*\p{L}/u.test(time);

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
