import type { ComponentProps } from 'react';
import * as styles from './ControlButton.css';
import { Icon } from '../../../data-display/Icon/Icon';
import type { IconShape } from '../../../data-display/Icon/shape';
import { classNames } from '../../../internal/classNames';

export interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, in words. */
  label: string;
  icon: IconShape;
  /** The key that does the same; told in the bubble and to assistive technology. */
  keys?: string | undefined;
  /** Draws a line under it, for a thing that is switched on. */
  isOn?: boolean | undefined;
  /** Large in a small player. */
  isMain?: boolean | undefined;
  /** Which end of the video it stands near, so that its bubble stays inside; or no bubble. */
  tip?: 'start' | 'end' | 'none' | undefined;
}

/** A picture on the player's bar, its name in a bubble on hover and focus. */
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
