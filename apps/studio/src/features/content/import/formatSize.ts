import { formatBytes, withLatinDigits } from '@gschool/domain';

/** The size of a pack's files: `320 kB`, `45 MB`. A pack often has less than a megabyte. */
export const formatSize = (bytes: number, locale: string): string =>
  bytes < 1_000_000
    ? new Intl.NumberFormat(withLatinDigits(locale), {
        style: 'unit',
        unit: 'kilobyte',
        unitDisplay: 'short',
        maximumFractionDigits: 0,
      }).format(Math.ceil(bytes / 1000))
    : formatBytes(bytes, locale);
