import { useId, useState } from 'react';

import { IconButton } from '../../actions/IconButton/IconButton';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { Icon } from '../Icon/Icon';
import { chevronDown } from '../Icon/icons';
import { formatClock, formatMoment } from './timeTexts';
import type { TimelineEntryProps } from './TimelineEntry';
import * as styles from './TimelineRow.css';

/** Something that happened, in one row. A button shows its description under it. */
export function TimelineRow({ item, context }: TimelineEntryProps) {
  const { title, description, actor, icon, tone = 'neutral', actions } = item;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const at = Date.parse(item.at);
  return (
    <li className={styles.row}>
      <span className={icon ? styles.marker[tone] : styles.dot[tone]} aria-hidden>
        {icon && <Icon icon={icon} size="small" />}
      </span>
      <div className={styles.line}>
        <div id={`${id}-title`} className={styles.title}>
          {wrapTexts(title)}
        </div>
        <div className={styles.meta}>
          {actions && <div className={styles.actions}>{actions}</div>}
          {actor && (
            <span className={styles.actor}>
              <VisuallyHidden>{context.messages.by} </VisuallyHidden>
              <bdi>{actor}</bdi>
            </span>
          )}
          {!Number.isNaN(at) && (
            <time dateTime={item.at} title={formatMoment(at, context)} className={styles.time}>
              {formatClock(at, context)}
            </time>
          )}
        </div>
      </div>
      <div className={styles.toggle}>
        {description && (
          <IconButton
            id={`${id}-toggle`}
            size="small"
            icon={chevronDown}
            label={context.messages.details}
            aria-labelledby={`${id}-toggle ${id}-title`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-details` : undefined}
            className={classNames(isOpen && styles.opened)}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && (
        <div id={`${id}-details`} className={styles.details}>
          {wrapTexts(description)}
        </div>
      )}
    </li>
  );
}
