import { formatBytes, withLatinDigits } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import { useMemo } from 'react';

export interface SizeFormats {
  /** `45 MB`, `1.4 GB`. */
  size: (bytes: number) => string;
  /** The stored part of a download, such as `42%`. Only a complete download has 100%. */
  percent: (storedBytes: number, totalBytes: number) => string;
}

/** The stored part of a download, in whole percent from 0 to 100. */
export const getStoredPercent = (storedBytes: number, totalBytes: number): number =>
  totalBytes > 0 ? Math.max(0, Math.min(99, Math.floor((storedBytes / totalBytes) * 100))) : 0;

/** Sizes and percentages in the language of the page. */
export function useSizes(): SizeFormats {
  const { locale } = useUi();
  return useMemo(() => {
    const percents = new Intl.NumberFormat(withLatinDigits(locale), { style: 'percent' });
    return {
      size: (bytes) => formatBytes(bytes, locale),
      percent: (stored, total) => percents.format(getStoredPercent(stored, total) / 100),
    };
  }, [locale]);
}
