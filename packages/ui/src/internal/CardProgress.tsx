import * as styles from './mediaCard.css';

export interface CardProgressProps {
  /** From 0 to 1; nothing is drawn for 0 and where it is not known. */
  fraction: number | undefined;
}

/** How far one came, at the foot of a card's picture; the words beside it say it too. */
export function CardProgress({ fraction }: CardProgressProps) {
  if (fraction === undefined || !(fraction > 0)) return null;
  return (
    <svg className={styles.progress} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect width={Math.max(2, Math.min(100, Math.round(fraction * 100)))} height="1" />
    </svg>
  );
}
