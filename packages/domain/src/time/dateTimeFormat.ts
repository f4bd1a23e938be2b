import { withLatinDigits } from '../locale/withLatinDigits';
import { memoize } from '../memoize';

/**
 * The date formatter of a locale, with Latin digits. The formatters are cached: creating one takes
 * up to a millisecond, and a list of events uses the same few formatters for every date.
 */
export const getDateTimeFormat = memoize(
  (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(withLatinDigits(locale), options),
);
