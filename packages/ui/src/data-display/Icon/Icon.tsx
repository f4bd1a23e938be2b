import * as styles from './Icon.css';
import type { IconShape } from './shape';
import { classNames } from '../../internal/classNames';

export type { IconShape };

export interface IconProps {
  /** Which drawing: one of `icons`, or one of your own in the same shape. */
  icon: IconShape;
  /**
   * `text` follows the size of the words around it; the others are 16, 20, 24 and 40 px.
   * @default 'medium'
   */
  size?: 'text' | 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** Its name where it stands alone; without one it is decoration and hidden. */
  label?: string | undefined;
  /**
   * Filled instead of drawn, for a thing that is switched on (heart, bookmark, star).
   * @default false
   */
  isFilled?: boolean | undefined;
  className?: string | undefined;
}

/** One of our own line icons, in the color of the text around it. */
export function Icon({ icon: shape, size = 'medium', label, isFilled, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(
        styles.icon({
          size,
          mirrors: shape.mirrors ?? false,
          filled: isFilled ?? shape.isSolid ?? false,
        }),
        className,
      )}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={shape.path} />
    </svg>
  );
}
