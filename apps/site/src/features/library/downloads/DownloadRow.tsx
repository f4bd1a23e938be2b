import { formatDay, type ZoneAndLocale } from '@gschool/domain';
import { useDownloadActions, type Download } from '@gschool/data/downloads';
import { Button, IconButton, icons, ProgressBar, Text, VideoCard } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT, type MessageId } from '../../../i18n/useT';
import { getProgressTexts } from '../../../shared/downloads/progressTexts';
import { getQualityLabel } from '../../../shared/downloads/qualityLabel';
import { getStoredPercent, useSizes } from '../../../shared/downloads/useSizes';
import * as styles from './Downloads.css';

/** Why the downloads do not open now; null if they do. */
export type Lock = 'checkOnline' | 'ended' | null;

const lockBadges = {
  checkOnline: 'downloads.checkBadge',
  ended: 'downloads.endedBadge',
} as const satisfies Record<NonNullable<Lock>, MessageId>;

interface DownloadRowProps {
  download: Download;
  reader: ZoneAndLocale;
  lock: Lock;
  onRemove: () => void;
}

/** A download: the class, its quality and size, and its date or its progress. */
export function DownloadRow({ download, reader, lock, onRemove }: DownloadRowProps) {
  const t = useT();
  const { size } = useSizes();
  const { classId, title, poster, height, status, totalBytes, takenAt } = download;
  const isDone = status === 'done';
  const meta = [
    getQualityLabel(height, t),
    size(totalBytes),
    takenAt !== null &&
      t('downloads.takenAt', { date: formatDay(new Date(takenAt).toISOString(), reader) }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={styles.row}>
      <VideoCard
        layout="row"
        headingLevel={3}
        href={lock === 'ended' ? paths.profileTab('subscription', 'library') : paths.watch(classId)}
        title={title}
        picture={poster}
        meta={meta}
        sizes="13rem"
        isLocked={lock !== null}
        badge={lock ? t(lockBadges[lock]) : undefined}
        badgeIcon={icons.lock}
        actions={
          <IconButton
            label={t('downloads.removeOne', { title })}
            icon={icons.close}
            aria-haspopup="dialog"
            onClick={onRemove}
          />
        }
      />
      {!isDone && <RowProgress download={download} />}
    </li>
  );
}

const actionLabels = {
  pause: { label: 'downloads.pause', name: 'downloads.pauseOne' },
  resume: { label: 'downloads.resume', name: 'downloads.resumeOne' },
  retry: { label: 'retry', name: 'downloads.retryOne' },
} as const satisfies Record<string, { label: MessageId; name: MessageId }>;

/** The progress of a download, with a button to pause or resume it. */
function RowProgress({ download }: { download: Download }) {
  const t = useT();
  const sizes = useSizes();
  const { pause, resume } = useDownloadActions();
  const { classId, title, status, storedBytes, totalBytes } = download;
  const { shown } = getProgressTexts(download, sizes, t);
  const isActive = status === 'running' || status === 'queued';
  const action = isActive ? 'pause' : status === 'failed' ? 'retry' : 'resume';
  const { label, name } = actionLabels[action];
  return (
    <div className={styles.progress}>
      <Text size="sm" tone={status === 'failed' ? 'danger' : 'muted'} className={styles.status}>
        {shown}
      </Text>
      <Button
        variant="quiet"
        size="small"
        iconStart={{ pause: icons.pause, resume: icons.download, retry: icons.refresh }[action]}
        aria-label={t(name, { title })}
        onClick={() => (isActive ? pause : resume)(classId)}
      >
        {t(label)}
      </Button>
      <ProgressBar
        label={t('downloads.progress', { title })}
        value={getStoredPercent(storedBytes, totalBytes)}
        className={styles.bar}
      />
    </div>
  );
}
