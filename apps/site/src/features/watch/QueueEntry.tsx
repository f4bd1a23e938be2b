import {
  getRemainingMinutes,
  type ClassCard,
  type ClassQueue,
  type WatchPosition,
} from '@gschool/domain';
import { Icon, icons, Picture, useUi, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { durationLabel } from '../../shared/classLabels';
import * as styles from './QueuePanel.css';
import { getQueueHref } from './getQueueHref';

interface QueueEntryProps {
  card: ClassCard;
  queue: ClassQueue;
  isOpen: boolean;
  /** False leaves the place of the picture empty. */
  showsPicture: boolean;
  watched: WatchPosition | null;
}

/**
 * One class of a queue: marks the open one and finished ones, and shows the minutes left of a begun
 * one.
 */
export function QueueEntry({ card, queue, isOpen, showsPicture, watched }: QueueEntryProps) {
  const t = useT();
  const { Link } = useUi();
  const isFinished = watched?.completed === true;
  const isBegun = watched !== null && !isFinished && watched.position > 0;
  const length = durationLabel(card.durationSeconds, t);
  return (
    <li>
      <Link
        href={getQueueHref(queue, card.id)}
        className={styles.entry}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={styles.picture}>
          {showsPicture ? <Picture picture={card.poster} alt="" ratio="16/9" /> : null}
          {isFinished ? (
            <span className={styles.checkMark}>
              <Icon icon={icons.check} size="small" />
            </span>
          ) : null}
        </span>
        <span className={styles.details}>
          <bdi className={styles.title} lang={card.lang?.title}>
            {card.title}
          </bdi>
          <span className={styles.note}>
            {isOpen
              ? t('watch.nowLength', { length })
              : !card.hasVideo
                ? t('card.noVideo')
                : isBegun
                  ? t('watch.left', { minutes: getRemainingMinutes(watched) })
                  : length}
          </span>
          {isFinished ? <VisuallyHidden>{t('watch.finished')}</VisuallyHidden> : null}
        </span>
      </Link>
    </li>
  );
}
