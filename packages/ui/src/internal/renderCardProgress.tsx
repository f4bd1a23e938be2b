import type { ReactNode } from 'react';

import * as styles from './mediaCard.css';

/**
 * Renders a progress bar at the bottom of a card's picture: from 0 to 1, nothing for 0 and
 * `undefined`. Decorative: the text next to it has the same information. A function instead of a
 * component, because most cards in a long list have no progress, and each component is a fiber.
 */
export function renderCardProgress(fraction: number | undefined): ReactNode {
  if (fraction === undefined || !(fraction > 0)) return null;
  return (
    <svg className={styles.progress} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect width={Math.max(2, Math.min(100, Math.round(fraction * 100)))} height="1" />
    </svg>
  );
}
