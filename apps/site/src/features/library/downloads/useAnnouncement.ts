import type { Download } from '@gschool/data/downloads';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { getEndedDownloads } from '../../../shared/downloads/endedDownloads';
import { getEndedText } from '../../../shared/downloads/problemText';

/** The live region text for downloads in the list that are complete or have failed. */
export function useAnnouncement(downloads: readonly Download[]): string {
  const t = useT();
  const [last, setLast] = useState<{ list: readonly Download[]; ended: readonly Download[] }>({
    list: downloads,
    ended: [],
  });
  if (last.list !== downloads) {
    const ended = getEndedDownloads(last.list, downloads);
    setLast({ list: downloads, ended: ended.length > 0 ? ended : last.ended });
  }
  return last.ended.map((download) => getEndedText(download, t)).join(' ');
}
