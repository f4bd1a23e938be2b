import '../../i18n/en/downloads.messages.json';

import type { Download } from '@gschool/data/downloads';

import type { Translate } from '../../i18n/useT';
import { getStatusText } from './problemText';
import { getStoredPercent, type SizeFormats } from './useSizes';

/** Progress is spoken in steps of this many percent, so that it does not interrupt all the time. */
const SPOKEN_STEP = 25;

/** The state of a download: the line that is shown, and what screen readers hear when it changes. */
export interface ProgressTexts {
  shown: string;
  spoken: string;
}

export const getProgressTexts = (
  download: Download,
  { size, percent }: SizeFormats,
  t: Translate,
): ProgressTexts => {
  const { status, storedBytes, totalBytes } = download;
  const text = getStatusText(download, t);
  if (status === 'done') return { shown: `${text} · ${size(totalBytes)}`, spoken: text };
  if (status === 'failed' || storedBytes === 0) return { shown: text, spoken: text };
  const stored = t('downloads.percent', { stored: size(storedBytes), total: size(totalBytes) });
  const quarter = getStoredPercent(storedBytes, totalBytes);
  const spokenPercent = quarter - (quarter % SPOKEN_STEP);
  const isSpoken = status === 'running' && spokenPercent > 0;
  return {
    shown: `${text} · ${percent(storedBytes, totalBytes)} · ${stored}`,
    spoken: isSpoken ? `${text} ${percent(spokenPercent, 100)}` : text,
  };
};
