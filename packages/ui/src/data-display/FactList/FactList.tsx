import type { ReactNode } from 'react';

import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import * as styles from './FactList.css';

/** One fact. */
export interface Fact {
  /**
   * Unique in its list.
   * @default the term
   */
  id?: string | undefined;
  /** What the value is: "Email". */
  term: string;
  /** A text, a badge or a link. */
  value: ReactNode;
  /** A line under the value that explains it. */
  hint?: ReactNode;
}

export interface FactListProps {
  /** The facts, in order. */
  facts: readonly Fact[];
  /**
   * `columns` for facts about an item: in a narrow place, the term is above the value. `spread` for
   * amounts and dates: the value is at the end of the line.
   * @default 'columns'
   */
  layout?: 'columns' | 'spread' | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** Facts about one item: each has a term and a value. */
export function FactList({ facts, layout = 'columns', className }: FactListProps) {
  return (
    <dl className={classNames(styles.list, className)}>
      {facts.map(({ term, id = term, value, hint }) => (
        <div key={id} className={styles.fact[layout]}>
          <dt className={styles.term[layout]}>{term}</dt>
          <dd className={styles.value[layout]}>
            {wrapTexts(value)}
            {hint && <span className={styles.hint}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
