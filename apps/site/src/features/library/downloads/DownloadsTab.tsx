import '../../../i18n/en/downloads.messages.json';

import { usePreload } from '@gschool/app';
import { useDownloads, type Download } from '@gschool/data/downloads';
import { Button, EmptyState, icons, Text, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { RemoveDialog } from '../../../shared/downloads/panels';
import { useDownloadAccess } from '../../../shared/downloads/useDownloadAccess';
import { getEndedDownloads } from '../../../shared/downloads/endedDownloads';
import { getEndedText } from '../../../shared/downloads/problemText';
import { TabHeader } from '../TabHeader';
import { TabSkeleton } from '../TabSkeleton';
import { useListFocus } from '../useListFocus';
import { useReader } from '../useReader';
import { DownloadRow } from './DownloadRow';
import * as styles from './Downloads.css';
import { LockNotice } from './LockNotice';
import { useTotal } from './useTotal';

/** The live region text for downloads in the list that are complete or have failed. */
function useAnnouncement(downloads: readonly Download[]): string {
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

/** The dialog that is open or was opened last. */
interface Removal {
  downloads: readonly Download[];
  isAll: boolean;
  isOpen: boolean;
}

/**
 * The downloads on this device, with the queue (docs/product/downloads.md#downloads-on-the-pages).
 * It works without a network. `hasEnded` means that the subscription has ended: downloads do not
 * open, but can be removed.
 */
export function DownloadsTab({ hasEnded = false }: { hasEnded?: boolean | undefined }) {
  const t = useT();
  const reader = useReader();
  usePreload(RemoveDialog.preload);
  const { downloads, isReady } = useDownloads();
  const access = useDownloadAccess();
  const total = useTotal(downloads);
  const announced = useAnnouncement(downloads);
  const { heading, list } = useListFocus<HTMLHeadingElement>(downloads.length);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const lock = hasEnded ? 'ended' : access === 'checkOnline' ? 'checkOnline' : null;

  if (!isReady) return <TabSkeleton tab="downloads" />;
  return (
    <section>
      <TabHeader ref={heading} title={t('library.downloads')} status={total}>
        {downloads.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            iconStart={icons.trash}
            onClick={() => setRemoval({ downloads, isAll: true, isOpen: true })}
          >
            {t('downloads.removeAll')}
          </Button>
        )}
      </TabHeader>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {lock && (lock === 'ended' || downloads.length > 0) && <LockNotice lock={lock} />}
      {downloads.length === 0 && !hasEnded && (
        <EmptyState
          size="panel"
          level={3}
          icon={icons.download}
          title={t('downloads.emptyTitle')}
          action={<Button href={paths.videos}>{t('library.browse')}</Button>}
        >
          {t('downloads.empty')}
        </EmptyState>
      )}
      <div {...list}>
        <ul className={styles.rows} role="list">
          {downloads.map((download) => (
            <DownloadRow
              key={download.classId}
              download={download}
              reader={reader}
              lock={lock}
              onRemove={() => setRemoval({ downloads: [download], isAll: false, isOpen: true })}
            />
          ))}
        </ul>
      </div>
      {downloads.length > 0 && (
        <Text size="sm" tone="muted" className={styles.promise}>
          {t('downloads.promise')}
        </Text>
      )}
      {removal && (
        <RemoveDialog
          downloads={removal.downloads}
          isAll={removal.isAll}
          isOpen={removal.isOpen}
          onOpenChange={(isOpen) => setRemoval({ ...removal, isOpen })}
        />
      )}
    </section>
  );
}
