import type { Ref } from 'react';

import { close } from '../Icon/icons';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/shape';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import * as styles from './Tag.css';
import { tagMessages } from './messages';

export interface TagProps {
  /** The label, and part of the name of the remove button. */
  label: string;
  /**
   * The color. The label must have the same meaning without it.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Shown before the label. */
  icon?: IconShape | undefined;
  /** Makes the label a link, for example to everything with this tag. */
  href?: string | undefined;
  /** Adds a remove button. `TagList` also moves focus and announces the removal. */
  onRemove?: (() => void) | undefined;
  /** A ref to the remove button, to manage focus. */
  removeRef?: Ref<HTMLButtonElement> | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** A keyword. It can be a link, and it can be removed. */
export function Tag({
  label,
  tone = 'neutral',
  icon,
  href,
  onRemove,
  removeRef,
  className,
}: TagProps) {
  const { Link } = useUi();
  const messages = useMessages('tags', tagMessages);
  const content = (
    <>
      {icon && <Icon icon={icon} size="text" />}
      <span>{label}</span>
    </>
  );
  return (
    <span className={classNames(styles.tag[tone], className)}>
      {href === undefined ? (
        <span className={styles.label}>{content}</span>
      ) : (
        <Link href={href} className={classNames(styles.label, styles.link)}>
          {content}
        </Link>
      )}
      {onRemove && (
        <button
          ref={removeRef}
          type="button"
          aria-label={messages.remove(label)}
          title={messages.remove(label)}
          className={styles.remove}
          onClick={() => onRemove()}
        >
          <Icon icon={close} size="small" />
        </button>
      )}
    </span>
  );
}
