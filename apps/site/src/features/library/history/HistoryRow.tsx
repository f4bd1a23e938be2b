import {
  formatTime,
  getRemainingMinutes,
  getProgressFraction,
  type HistoryEntry,
  type ZoneAndLocale,
} from '@gschool/domain';
import { IconButton, Picture, Text, VideoCard, icons } from '@gschool/ui';
import { useLibraryActions } from '@gschool/data/queries';

import { useT } from '../../../i18n/useT';
import { durationLabel } from '../../../shared/classLabels';
import * as styles from './History.css';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';

interface HistoryRowProps {
  entry: HistoryEntry;
  reader: ZoneAndLocale;
  /** Null when the class is no longer in the catalog. */
  href: string | null;
  isLocked: boolean;
}

/** One class of the history, from the copy that was stored while watching. */
export function HistoryRow({ entry, reader, href, isLocked }: HistoryRowProps) {
  const t = useT();
  const remove = useHistoryRemoval();
  const { title, posterRef, durationSeconds, position, completed, lastWatchedAt } = entry;
  const progress = { position, duration: durationSeconds };
  const meta = [
    formatTime(lastWatchedAt, reader),
    // For classes that can be played, the badge on the poster shows this.
    completed
      ? isLocked && t('library.finished')
      : t('library.left', { minutes: getRemainingMinutes(progress) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const button = (
    <IconButton
      label={t('library.historyRemove', { title })}
      icon={icons.close}
      onClick={() => remove(entry)}
    />
  );
  if (href === null) {
    return (
      <article className={styles.removedRow}>
        <span className={styles.removedPoster}>
          <Picture picture={posterRef} alt="" sizes="13rem" />
        </span>
        <div>
          <Text weight="semibold" lines={2}>
            <bdi>{title}</bdi>
          </Text>
          <Text size="sm" tone="muted">
            {t('library.unavailableTitle')}
          </Text>
        </div>
        {button}
      </article>
    );
  }
  return (
    <VideoCard
      layout="row"
      headingLevel={4}
      href={href}
      title={title}
      picture={posterRef}
      meta={meta}
      durationLabel={durationLabel(durationSeconds, t)}
      progress={completed ? 1 : getProgressFraction(progress)}
      badge={isLocked ? t('library.locked') : completed ? t('library.finished') : undefined}
      badgeIcon={isLocked ? icons.lock : icons.check}
      isLocked={isLocked}
      sizes="13rem"
      actions={button}
    />
  );
}

/** Removes one class from the history, with an undo. */
function useHistoryRemoval(): (entry: HistoryEntry) => void {
  const t = useT();
  const announce = useAnnounceChange();
  const { removeFromHistory, restoreHistory } = useLibraryActions();
  return (entry) =>
    announce(
      {
        id: `history-${entry.videoId}`,
        title: t('library.historyRemoved'),
        message: entry.title,
        undo: () => restoreHistory([entry]),
      },
      removeFromHistory([entry.videoId]),
    );
}
