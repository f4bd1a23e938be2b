import { useScrollRow } from '@gschool/ui';
import { useRef, type ReactNode } from 'react';

import * as styles from './ChipRow.css';

/**
 * Chips that filter the page, in one row. On phones the row scrolls sideways, begins with the
 * selected chip in view, and fades at an edge where chips are cut off.
 */
export function ChipRow({
  label,
  selected,
  children,
}: {
  /** The accessible name of the navigation. */
  label: string;
  /** Identifies the selected chip. */
  selected: string;
  /** Chips that are links. */
  children: ReactNode;
}) {
  const row = useRef<HTMLElement>(null);
  useScrollRow(row, selected);
  return (
    <nav ref={row} aria-label={label} className={styles.row}>
      {children}
    </nav>
  );
}
