import type { ReactNode } from 'react';

import { classNames } from '../../internal/classNames';
import * as styles from './TwoColumns.css';

export interface TwoColumnsProps {
  /** The narrow column at the end; below the content where there is no room. */
  aside: ReactNode;
  /**
   * The order on phones: `first` if the column contains what people do, such as buttons.
   * @default 'last'
   */
  asideOnPhone?: 'first' | 'last' | undefined;
  /** The wide column. */
  children: ReactNode;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** A page with a narrow column beside its content. */
export function TwoColumns({ aside, asideOnPhone = 'last', className, children }: TwoColumnsProps) {
  const column = <div className={styles.aside}>{aside}</div>;
  return (
    <div className={classNames(styles.columns, className)}>
      {/* The order of the elements is the order on phones, so that focus follows it. */}
      {asideOnPhone === 'first' && column}
      <div className={styles.column}>{children}</div>
      {asideOnPhone === 'last' && column}
    </div>
  );
}
