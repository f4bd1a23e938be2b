import type { ReactNode } from 'react';
import * as styles from './Alert.css';
import { Icon } from '../../data-display/Icon/Icon';
import { close } from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { useDismissal } from './useDismissal';
import { variantIcons } from './variantIcons';

export interface AlertProps {
  /**
   * What it is about: sets the color, the icon and how urgently it is announced.
   * @default 'info'
   */
  variant?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** The message in a few words; with a title the rest explains. */
  title?: string | undefined;
  /** A link or a small button under the words. */
  action?: ReactNode;
  /** Adds a close button. The focus returns to what had it before the message got it. */
  onDismiss?: (() => void) | undefined;
  /** Class names for its place in a layout. */
  className?: string | undefined;
  /** The sentence itself. */
  children?: ReactNode;
}

/** A message in the flow of the page. Danger and warning interrupt a screen reader. */
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
      className={classNames(styles.alert({ variant }), className)}
    >
      <span className={styles.icon({ variant })}>
        <Icon icon={variantIcons[variant]} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
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
