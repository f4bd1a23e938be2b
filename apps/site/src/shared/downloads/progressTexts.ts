import '../../i18n/en/downloads.messages.json';

import type { Download } from '@gschool/data/downloads';

import type { Translate } from '../../i18n/useT';
import { getStatusText } from './problemText';
import { getStoredPercent, type SizeFormats } from './useSizes';

/**
 * The progress is announced in steps of this many percent, so that it does not interrupt
 * constantly.
 */
const ANNOUNCED_STEP = 25;

/** The status of a download: the visible text, and the text of the live region. */
export interface ProgressTexts {
  shown: string;
  announced: string;
}

export const getProgressTexts = (
  download: Download,
  { size, percent }: SizeFormats,
  t: Translate,
): ProgressTexts => {
  const { status, problem, storedBytes, totalBytes } = download;
  const text = getStatusText(download, t);
  if (status === 'done') return { shown: `${text} · ${size(totalBytes)}`, announced: text };
  const isSentence = status === 'failed' || problem !== null;
  if (isSentence || storedBytes === 0) return { shown: text, announced: text };
  const stored = t('downloads.percent', { stored: size(storedBytes), total: size(totalBytes) });
  const quarter = getStoredPercent(storedBytes, totalBytes);
  const announcedPercent = quarter - (quarter % ANNOUNCED_STEP);
  const isAnnounced = status === 'running' && announcedPercent > 0;
  return {
    shown: `${text} · ${percent(storedBytes, totalBytes)} · ${stored}`,
    announced: isAnnounced ? `${text} ${percent(announcedPercent, 100)}` : text,
  };
};
