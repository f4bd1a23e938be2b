import type { ReactNode } from 'react';

import * as styles from './Alert.css';
import { Icon } from '../../data-display/Icon/Icon';
import { close } from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { useDismissal } from './useDismissal';
import { variantIcons } from './variantIcons';
import { wrapSiblingTexts } from '../../internal/wrapTexts';

export interface AlertProps {
  /**
   * The kind of message: sets the color, the icon and how urgently it is announced.
   * @default 'info'
   */
  variant?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** The message in a few words. The children then explain it. */
  title?: string | undefined;
  /** A link or a small button under the text. */
  action?: ReactNode;
  /** Adds a close button. Focus returns to the element that had it before. */
  onDismiss?: (() => void) | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
  /** The message. */
  children?: ReactNode;
}

/** A message in the flow of the page. `danger` and `warning` interrupt screen readers. */
export function Alert({
  variant = 'info',
  title,
  action,
  onDismiss,
  className,
  children,
}: AlertProps) {
  const { messages } = useUi();
  const { rootProps, dismiss } = useDismissal(onDismiss);
  const isUrgent = variant === 'danger' || variant === 'warning';
  return (
    <div
      {...rootProps}
      role={isUrgent ? 'alert' : 'status'}
      className={classNames(styles.alert[variant], className)}
      data-print="none"
    >
      <span className={styles.icon[variant]}>
        <Icon icon={variantIcons[variant]} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{wrapSiblingTexts(children)}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={messages.close}
          icon={close}
          size="small"
          onClick={dismiss}
          className={styles.dismiss}
        />
      )}
    </div>
  );
}
