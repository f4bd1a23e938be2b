import type { ReactNode } from 'react';

import * as styles from './ProgressRing.css';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

/** How many percent each round cap adds. Without this correction, 99% would look complete. */
const ROUND_CAP_LENGTH = 1.7;

export interface ProgressRingProps {
  /** A percentage, 0 to 100. */
  value: number;
  /** What is measured: "Profile completeness". */
  label: string;
  /**
   * 48, 80 or 128 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Shown in the middle instead of the number: an icon, "3/5", or null for nothing. The percentage
   * is still announced.
   * @default the percentage
   */
  children?: ReactNode;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** A percentage as a ring with its number inside. */
export function ProgressRing({
  value,
  label,
  size = 'medium',
  children,
  className,
}: ProgressRingProps) {
  const { locale } = useUi();
  const percent = Math.round(Math.min(Math.max(value, 0), 100));
  const formattedPercent = new Intl.NumberFormat(locale, { style: 'percent' }).format(
    percent / 100,
  );
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={formattedPercent}
      className={classNames(styles.ring[size], className)}
    >
      <svg viewBox="0 0 96 96" className={styles.drawing} aria-hidden>
        <circle cx="48" cy="48" r="43" className={styles.track} />
        {percent > 0 && (
          <circle
            cx="48"
            cy="48"
            r="43"
            pathLength={100}
            // A complete ring has no ends to correct.
            {...(percent < 100 && {
              strokeDasharray: `${Math.max(percent - 2 * ROUND_CAP_LENGTH, 0.1)} 100`,
              strokeDashoffset: -ROUND_CAP_LENGTH,
            })}
            className={styles.arc}
          />
        )}
      </svg>
      <span aria-hidden>{children === undefined ? formattedPercent : children}</span>
    </span>
  );
}
