import { withLatinDigits } from '../locale/withLatinDigits';
import { memoize } from '../memoize';

/**
 * The formatter of a locale, with Latin digits. Creating one takes up to a millisecond, and a list
 * of events needs the same few for each of its dates.
 */
export const getDateTimeFormat = memoize(
  (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(withLatinDigits(locale), options),
);
