import type { ReactNode } from 'react';
import { action as actionClass, alert, body, icon, title as titleClass } from './Alert.css';
import { Icon } from '../Icon/Icon';
import * as icons from '../Icon/icons';
import { classNames } from '../internal/classNames';

const marks = {
  info: icons.info,
  success: icons.check,
  warning: icons.alert,
  danger: icons.alert,
};

export interface AlertProps {
  /** @default 'info' */
  variant?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title?: string | undefined;
  /** A link or a small button under the words. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message in the flow of the page. Danger and warning interrupt a screen reader. */
export function Alert({ variant = 'info', title, action, className, children }: AlertProps) {
  const isUrgent = variant === 'danger' || variant === 'warning';
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={classNames(alert({ variant }), className)}>
      <span className={icon({ variant })}>
        <Icon icon={marks[variant]} />
      </span>
      <div className={body}>
        {title && <p className={titleClass}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={actionClass}>{action}</div>}
      </div>
    </div>
  );
}
