import { withLatinDigits } from '@gschool/domain';

/** A post belongs to a day and not to an instant: noon in UTC is that day for every reader of it. */
const written = (day: string, locale: string, dateStyle: 'long' | 'full'): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** `November 12, 2026`, for lists. */
export const postDate = (day: string, locale: string): string => written(day, locale, 'long');

/**
 * `Thursday, November 12, 2026` (spec, section 9), over a post. English has this pattern by
 * itself (a test compares), so that a post is read without the library of dates.
 */
export const longPostDate = (day: string, locale: string): string => written(day, locale, 'full');
