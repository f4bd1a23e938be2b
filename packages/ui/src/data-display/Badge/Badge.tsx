import type { ComponentProps } from 'react';
import * as styles from './Badge.css';
import { Icon, type IconShape } from '../Icon/Icon';
import { classNames } from '../../internal/classNames';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * What it says at a glance; its words must say it too. `plate` stands on pictures, `solid`
   * is the brand's own color.
   * @default 'neutral'
   */
  tone?:
    | 'neutral'
    | 'brand'
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'solid'
    | 'plate'
    | undefined;
  /** Before the words. */
  icon?: IconShape | undefined;
}

/** A word or a number about the thing it sits on. Nothing to press; that is a Chip. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge({ tone }), className)}>
      {icon && <Icon icon={icon} size="text" />}
      {children}
    </span>
  );
}
