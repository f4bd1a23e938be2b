import { withLatinDigits } from '../locale/withLatinDigits';
import { memoize } from '../memoize';

const MINUTE_MS = 60_000;
const units = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

const getFormat = memoize(
  (locale: string): Intl.RelativeTimeFormat =>
    new Intl.RelativeTimeFormat(withLatinDigits(locale), { numeric: 'always' }),
);

/**
 * How long ago something was, in the largest whole unit: `2 hours ago`. For less than a minute, and
 * for a time in the future, `1 minute ago` is close enough. `locale` is a BCP 47 tag.
 */
export const formatAge = (ageMs: number, locale: string): string => {
  const [unit, length] = units.find(([, ms]) => ageMs >= ms) ?? ['minute', MINUTE_MS];
  return getFormat(locale).format(-Math.max(1, Math.floor(ageMs / length)), unit);
};
