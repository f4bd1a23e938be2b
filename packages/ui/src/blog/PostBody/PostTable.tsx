import type { ReactNode } from 'react';
import * as styles from './PostTable.css';

export interface PostTableProps {
  /** Names the region that scrolls; the same words as the table's caption. */
  label: string;
  /** One `table`, with a `caption` and `th scope`. */
  children: ReactNode;
}

/** A table in a post: where it is wider than the page, it scrolls by finger, wheel and keyboard. */
export function PostTable({ label, children }: PostTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.region}>
      {children}
    </div>
  );
}
