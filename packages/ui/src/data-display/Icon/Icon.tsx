import * as styles from './Icon.css';
import type { IconShape } from './shape';
import { classNames } from '../../internal/classNames';

export type { IconShape };

export interface IconProps {
  /** One of `icons`, or your own icon of the same type. */
  icon: IconShape;
  /**
   * `text` follows the font size; the others are 16, 20, 24 and 40 px.
   * @default 'medium'
   */
  size?: 'text' | 'small' | 'medium' | 'large' | 'huge' | undefined;
  /**
   * Its accessible name, if there is no text next to it. If absent, the icon is hidden from screen
   * readers.
   */
  label?: string | undefined;
  /**
   * Draws it filled, for a toggle that is on (heart, bookmark, star).
   * @default false
   */
  isFilled?: boolean | undefined;
  className?: string | undefined;
}

/** A line icon in the color of the text around it. */
export function Icon({ icon: shape, size = 'medium', label, isFilled, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(
        styles.icon[size],
        shape.mirrors && styles.mirrored,
        (isFilled ?? shape.isSolid) && styles.filled,
        className,
      )}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={shape.path} />
    </svg>
  );
}
