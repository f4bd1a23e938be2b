import type { ReactNode } from 'react';

import * as styles from './PostTable.css';

export interface PostTableProps {
  /** The name of the scrollable region. Use the same text as in the table’s caption. */
  label: string;
  /** A single `table` with a `caption` and `th scope`. */
  children: ReactNode;
}

/** A table in a post. If it is wider than the page, it scrolls by touch, wheel and keyboard. */
export function PostTable({ label, children }: PostTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.region}>
      {children}
    </div>
  );
}
