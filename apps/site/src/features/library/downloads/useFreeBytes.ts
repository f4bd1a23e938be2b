import { useDownloadActions } from '@gschool/data/downloads';
import { useEffect, useState } from 'react';

/** The bytes that are free for downloads, read again when `change` changes; null while unknown. */
export function useFreeBytes(change: unknown): number | null {
  const { estimate } = useDownloadActions();
  const [freeBytes, setFreeBytes] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    estimate([]).then(
      (answer) => isCurrent && setFreeBytes(answer.freeBytes),
      // The list is useful without it.
      () => isCurrent && setFreeBytes(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [estimate, change]);
  return freeBytes;
}
