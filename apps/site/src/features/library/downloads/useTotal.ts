import { useDownloadActions, type Download } from '@gschool/data/downloads';
import { useEffect, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useSizes } from '../../../shared/downloads/useSizes';

/** The bytes that are free for downloads, read again when `change` changes; null while unknown. */
function useFreeBytes(change: unknown): number | null {
  const { estimate } = useDownloadActions();
  const [freeBytes, setFreeBytes] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    estimate([]).then(
      (answer) => isCurrent && setFreeBytes(answer.freeBytes),
      // The list is also useful without the free space.
      () => isCurrent && setFreeBytes(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [estimate, change]);
  return freeBytes;
}

/**
 * The number of downloaded classes, the space that they use and the free space. The text is in a
 * live region, so it counts only complete downloads and does not change while one is running.
 */
export function useTotal(downloads: readonly Download[]): string | undefined {
  const t = useT();
  const { size } = useSizes();
  const done = downloads.filter(({ status }) => status === 'done');
  const usedBytes = done.reduce((sum, { storedBytes }) => sum + storedBytes, 0);
  const freeBytes = useFreeBytes(`${downloads.length} ${usedBytes}`);
  if (downloads.length === 0) return undefined;
  const values = { count: done.length, used: size(usedBytes) };
  return freeBytes === null
    ? t('downloads.totalUnknown', values)
    : t('downloads.total', { ...values, free: size(freeBytes) });
}
