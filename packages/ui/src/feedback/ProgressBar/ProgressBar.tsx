import { useId } from 'react';

import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** The value, from 0 to `max`. If absent, the progress is unknown and the bar is animated. */
  value?: number | undefined;
  /**
   * The maximum value.
   * @default 100
   */
  max?: number | undefined;
  /** What is measured: "Watched", "Profile". */
  label: string;
  /**
   * Shows the label and the value above the bar.
   * @default false
   */
  isLabelVisible?: boolean | undefined;
  /**
   * The value as text: "12 of 30 min".
   * @default the percentage
   */
  valueText?: string | undefined;
  /**
   * 4 px for the edge of a picture, or 8 px.
   * @default 'medium'
   */
  size?: 'thin' | 'medium' | undefined;
  /**
   * The surface under the bar.
   * @default 'page'
   */
  surface?: 'page' | 'picture' | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** A progress bar. It uses the native element, which needs no style attribute and works in RTL. */
export function ProgressBar({
  value,
  max = 100,
  label,
  isLabelVisible = false,
  valueText,
  size = 'medium',
  surface = 'page',
  className,
}: ProgressBarProps) {
  const { locale } = useUi();
  const labelId = useId();
  const barClass = classNames(
    styles.progressBar[size],
    styles.surface[surface],
    !isLabelVisible && className,
  );
  const labelProps = isLabelVisible ? { 'aria-labelledby': labelId } : { 'aria-label': label };
  const clampedValue = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  const bar =
    clampedValue === undefined ? (
      <div
        role="progressbar"
        {...labelProps}
        aria-valuetext={valueText}
        className={classNames(barClass, styles.indeterminate)}
      >
        <span className={styles.indeterminateBar} />
      </div>
    ) : (
      <progress
        {...labelProps}
        value={clampedValue}
        max={max}
        aria-valuetext={valueText}
        className={barClass}
      />
    );
  if (!isLabelVisible) return bar;

  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.header}>
        <span id={labelId}>{label}</span>
        <span aria-hidden>
          {valueText ??
            (clampedValue !== undefined &&
              percent.format(Math.round((clampedValue / max) * 100) / 100))}
        </span>
      </div>
      {bar}
    </div>
  );
}
