import { progressBar } from './ProgressBar.css';
import { classNames } from '../internal/classNames';

export interface ProgressBarProps {
  /** From 0 to `max`. */
  value: number;
  /** @default 100 */
  max?: number | undefined;
  /** What advances: "Watched", "Profile". */
  label: string;
  /**
   * 4 px for the edge of a picture, or 8 px.
   * @default 'medium'
   */
  size?: 'thin' | 'medium' | undefined;
  /**
   * What lies under it.
   * @default 'page'
   */
  ground?: 'page' | 'picture' | undefined;
  className?: string | undefined;
}

/** How far something has come. The browser's own element: no style attribute, right in RTL. */
export function ProgressBar({
  value,
  max = 100,
  label,
  size = 'medium',
  ground = 'page',
  className,
}: ProgressBarProps) {
  return (
    <progress
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      aria-label={label}
      className={classNames(progressBar({ size, ground }), className)}
    />
  );
}
