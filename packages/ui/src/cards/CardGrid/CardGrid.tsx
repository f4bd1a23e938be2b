import { Children, useLayoutEffect, useRef, type ReactNode } from 'react';

import * as styles from './CardGrid.css';

export interface CardGridProps {
  /** The cards. Each becomes a list item. */
  children: ReactNode;
  /**
   * The minimum width of a card: 270, 352 or 152 px. The grid has as many columns as fit.
   * @default 'card'
   */
  itemSize?: 'card' | 'wide' | 'portrait' | undefined;
  /** The list’s name, if there is no heading before it. */
  label?: string | undefined;
}

/**
 * A grid of cards with as many columns as fit. Cards that are far from the screen are not laid out,
 * so a long list is as fast as a short one.
 */
export function CardGrid({ children, itemSize = 'card', label }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // Cards that are not laid out get the height of the first card, so that the page has about its
    // final height. Back returns to a card, not to a scroll position.
    const card = list.current?.querySelector('li > *');
    if (!card) return;
    const { height } = card.getBoundingClientRect();
    if (height > 0) list.current?.style.setProperty(styles.cardBlockSize, `${height}px`);
  }, [itemSize]);
  return (
    <ul ref={list} className={styles.grid[itemSize]} role="list" aria-label={label}>
      {Children.map(children, (child) => child && <li className={styles.item}>{child}</li>)}
    </ul>
  );
}
