import type { ComponentProps } from 'react';

import * as styles from './ControlButton.css';
import { Icon } from '../../../data-display/Icon/Icon';
import type { IconShape } from '../../../data-display/Icon/shape';
import { classNames } from '../../../internal/classNames';

export interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  icon: IconShape;
  /** The keyboard shortcut, shown in the tooltip and exposed to assistive technology. */
  keys?: string | undefined;
  /** Underlines the icon of an active toggle. */
  isOn?: boolean | undefined;
  /** Large in a small player. */
  isMain?: boolean | undefined;
  /**
   * The edge of the video near the button, so that the tooltip stays inside the video. `none` shows
   * no tooltip.
   */
  tip?: 'start' | 'end' | 'none' | undefined;
}

/** An icon button of the control bar, with a tooltip on hover and focus. */
export function ControlButton(props: ControlButtonProps) {
  const { label, icon, keys, isOn, isMain, tip, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-keyshortcuts={keys}
      data-tip={tip === 'none' ? undefined : keys ? `${label} (${keys})` : label}
      className={classNames(
        styles.button,
        isMain && styles.main,
        isOn && styles.on,
        (tip === 'start' || tip === 'end') && styles.tip[tip],
        className,
      )}
    >
      <Icon icon={icon} size="large" />
    </button>
  );
}
