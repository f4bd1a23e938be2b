import { Children, type ReactNode } from 'react';

import * as styles from './CardGrid.css';

export interface CardGridProps {
  /** The cards. Each becomes a list item. */
  children: ReactNode;
  /**
   * The minimum width of a card: 270, 352 or 152 px. As many columns as fit.
   * @default 'card'
   */
  itemSize?: 'card' | 'wide' | 'portrait' | undefined;
  /** The list’s name, if there is no heading before it. */
  label?: string | undefined;
}

/** A grid of cards with as many columns as fit. */
export function CardGrid({ children, itemSize = 'card', label }: CardGridProps) {
  return (
    <ul className={styles.grid[itemSize]} role="list" aria-label={label}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
