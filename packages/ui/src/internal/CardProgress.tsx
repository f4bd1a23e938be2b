import * as styles from './mediaCard.css';

export interface CardProgressProps {
  /** From 0 to 1. Renders nothing for 0 and `undefined`. */
  fraction: number | undefined;
}

/**
 * A progress bar at the bottom of a card's picture. Decorative: the text next to it has the same
 * information.
 */
export function CardProgress({ fraction }: CardProgressProps) {
  if (fraction === undefined || !(fraction > 0)) return null;
  return (
    <svg className={styles.progress} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect width={Math.max(2, Math.min(100, Math.round(fraction * 100)))} height="1" />
    </svg>
  );
}
