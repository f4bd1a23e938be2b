import '../../i18n/en/downloads.messages.json';

import type { Download } from '@gschool/data/downloads';
import { VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { getStatusText } from './problemText';
import { getStoredPercent, useSizes } from './useSizes';

/** Progress is spoken in steps of this many percent, so that it does not interrupt all the time. */
const SPOKEN_STEP = 25;

/** The state of a download in words. Screen readers hear changes of the state, and every quarter. */
export function DownloadProgress({ download }: { download: Download | null }) {
  const t = useT();
  const { size, percent } = useSizes();
  const getTexts = ({ status, storedBytes, totalBytes }: Download, text: string) => {
    if (status === 'done') return { shown: `${text} · ${size(totalBytes)}`, spoken: text };
    const spokenPercent =
      Math.floor(getStoredPercent(storedBytes, totalBytes) / SPOKEN_STEP) * SPOKEN_STEP;
    const stored = t('downloads.percent', { stored: size(storedBytes), total: size(totalBytes) });
    return {
      shown:
        status === 'failed' || storedBytes === 0
          ? text
          : `${text} · ${percent(storedBytes, totalBytes)} · ${stored}`,
      spoken:
        status === 'running' && spokenPercent > 0 ? `${text} ${percent(spokenPercent, 100)}` : text,
    };
  };
  const texts = download && getTexts(download, getStatusText(download, t));
  return (
    <>
      <span aria-hidden>{texts?.shown}</span>
      <VisuallyHidden role="status">{texts?.spoken}</VisuallyHidden>
    </>
  );
}
