import { wrapTexts } from '../../internal/wrapTexts';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { Icon } from '../Icon/Icon';
import { formatClock, formatDistance, formatMoment, type TimeContext } from './timeTexts';
import type { TimelineItem } from './timelineItems';
import * as styles from './Timeline.css';

export interface TimelineEntryProps {
  item: TimelineItem;
  context: TimeContext;
}

/** One thing that happened: its icon, what it was, who did it and when. */
export function TimelineEntry({ item, context }: TimelineEntryProps) {
  const { title, description, actor, icon, tone = 'neutral', actions } = item;
  const at = Date.parse(item.at);
  const distance = Number.isNaN(at) ? undefined : formatDistance(at, context);
  return (
    <li className={styles.entry}>
      <span className={icon ? styles.marker[tone] : styles.dot[tone]} aria-hidden>
        {icon && <Icon icon={icon} size="small" />}
      </span>
      <div className={styles.content}>
        <div className={styles.title}>{wrapTexts(title)}</div>
        <div className={styles.meta}>
          {actor && (
            <span>
              <VisuallyHidden>{context.messages.by} </VisuallyHidden>
              <bdi className={styles.actor}>{actor}</bdi>
            </span>
          )}
          {!Number.isNaN(at) && (
            <time dateTime={item.at} title={formatMoment(at, context)} className={styles.time}>
              <span>{formatClock(at, context)}</span>
              {distance && <span className={styles.distance}>{distance}</span>}
            </time>
          )}
        </div>
        {description && <div className={styles.description}>{wrapTexts(description)}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </li>
  );
}
