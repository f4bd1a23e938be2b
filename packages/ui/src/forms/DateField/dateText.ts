import { getDateOrder, normalizeTyped, parseTypedDate } from '@gschool/intl';

import type { dateFieldMessages } from './messages';

/** A day such as `2026-11-27` in the numbers of a locale: `11/27/2026`. */
export const formatDateText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(Date.parse(day))
    // The marks that Arabic formats contain would be in the way of the cursor.
    .replace(/\p{Cf}/gu, '');

/** The format of a date in a locale, with letters: `MM/DD/YYYY`. */
export const formatPattern = (
  locale: string,
  letters: typeof dateFieldMessages.letters,
): string => {
  const order = getDateOrder(locale);
  const separator = /\p{Nd}(\P{Nd})/u.exec(formatDateText('2001-01-01', locale))?.[1] ?? '/';
  return order.map((part) => letters[part]).join(separator);
};

/**
 * The text of a date in another locale. A text that is not a date stays as it is, so nothing that
 * was typed is lost.
 *
 * @param from the locale of `text`; a day in the form of a value, `2026-11-27`, is one in any locale
 */
export const changeDateLocale = (text: string, from: string, to: string): string => {
  const day = parseTypedDate(text, from);
  return day === undefined ? text : formatDateText(day, to);
};

/**
 * Whether the text of a date is complete, and not the beginning of something longer: `11/2/20` of
 * `11/2/2026`, `2026-11-2` of `2026-11-27`.
 */
export const isDateComplete = (text: string): boolean =>
  /(?:\d{4}|^\d{4}\D+\d+\D+\d{2})\D*$/.test(normalizeTyped(text));
