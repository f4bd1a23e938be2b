import type { Ref } from 'react';
import { close } from '../Icon/icons';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/shape';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import * as styles from './Tag.css';
import { tagMessages } from './messages';

export interface TagProps {
  /** Its words, and part of the name of its x button. */
  label: string;
  /**
   * The color family; the words must say it too.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Before the words. */
  icon?: IconShape | undefined;
  /** Makes the words a link, to everything that carries this tag. */
  href?: string | undefined;
  /** Adds an x button. `TagList` also takes care of the focus and says what has gone. */
  onRemove?: (() => void) | undefined;
  /** The remove button, for whatever manages focus. */
  removeRef?: Ref<HTMLButtonElement> | undefined;
  /** Class names for its place in a layout. */
  className?: string | undefined;
}

/** A keyword on a thing: leads to its like, or can be taken off. */
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
    <span className={classNames(styles.tag({ tone }), className)}>
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
