import {
  getRemainingMinutes,
  type ClassCard,
  type ClassQueue,
  type WatchPosition,
} from '@gschool/domain';
import { Icon, icons, Picture, useUi, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { durationLabel } from '../../shared/classLabels';
import * as css from './QueuePanel.css';
import { watchIn } from './watchIn';

interface QueueEntryProps {
  card: ClassCard;
  queue: ClassQueue;
  isOpen: boolean;
  watched: WatchPosition | null;
}

/** One class of a queue: the open one is marked, a finished one has its tick, a begun one what is left. */
export function QueueEntry({ card, queue, isOpen, watched }: QueueEntryProps) {
  const t = useT();
  const { Link } = useUi();
  const isFinished = watched?.completed === true;
  const isBegun = watched !== null && !isFinished && watched.position > 0;
  const length = durationLabel(card.durationSeconds, t);
  return (
    <li>
      <Link
        href={watchIn(queue, card.id)}
        className={css.entry}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={css.picture}>
          <Picture picture={card.poster} alt="" ratio="16/9" />
          {isFinished ? (
            <span className={css.tick}>
              <Icon icon={icons.check} size="small" />
            </span>
          ) : null}
        </span>
        <span className={css.words}>
          <bdi className={css.title} lang={card.lang?.title}>
            {card.title}
          </bdi>
          <span className={css.note}>
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
