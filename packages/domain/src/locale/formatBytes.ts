import { memoize } from '../memoize';
import { withLatinDigits } from './withLatinDigits';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

const getFormat = memoize(
  (locale: string, unit: string) =>
    new Intl.NumberFormat(withLatinDigits(locale), {
      style: 'unit',
      unit,
      // The short Arabic unit is an abbreviation that few readers know.
      unitDisplay: /^ar\b/i.test(locale) ? 'long' : 'short',
      maximumFractionDigits: unit === 'gigabyte' ? 1 : 0,
    }),
);

/**
 * Formats a size for people: `45 MB`, `1.4 GB`. Megabytes are whole numbers; gigabytes have one
 * decimal. Any size above zero is shown as at least 1 MB.
 */
export const formatBytes = (bytes: number, locale: string): string => {
  const megabytes = bytes > 0 ? Math.max(1, Math.round(bytes / MEGABYTE)) : 0;
  return megabytes < 1000
    ? getFormat(locale, 'megabyte').format(megabytes)
    : getFormat(locale, 'gigabyte').format(bytes / GIGABYTE);
};
