import type { ComponentProps } from 'react';

import * as styles from './Badge.css';
import { Icon, type IconShape } from '../Icon/Icon';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * The color. The text must have the same meaning without it. `overlay` is for badges on pictures,
   * `solid` is the brand color.
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
    | 'overlay'
    | undefined;
  /** Shown before the label. */
  icon?: IconShape | undefined;
}

/** A word or number about an item. It is not interactive; for that, see `Chip`. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge[tone], className)}>
      {icon && <Icon icon={icon} size="text" />}
      {wrapTexts(children)}
    </span>
  );
}
