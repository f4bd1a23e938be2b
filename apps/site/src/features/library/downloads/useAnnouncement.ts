import type { Download } from '@gschool/data/downloads';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { getEndedDownloads } from '../../../shared/downloads/endedDownloads';
import { getStatusText } from '../../../shared/downloads/problemText';

/** What screen readers hear when a download in the list is complete or has failed. */
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
  return last.ended
    .map((download) =>
      download.status === 'done'
        ? t('downloads.completeText', { title: download.title })
        : t('downloads.failedText', {
            title: download.title,
            reason: getStatusText(download, t),
          }),
    )
    .join(' ');
}
