import type { ReactNode } from 'react';

import { classNames } from '../../internal/classNames';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { DiffChangeRow } from './DiffChangeRow';
import * as styles from './DiffView.css';
import { diffViewMessages } from './messages';

/** A value that has changed. */
export interface DiffChange {
  /** Its key. */
  id: string;
  /** What it is: “Title, Arabic”. */
  label: string;
  /**
   * The value before. The words of two texts are compared; anything else is shown as it is. Null if
   * there was none.
   */
  before: ReactNode;
  /** The value after. Null if it was removed. */
  after: ReactNode;
  /** The language of both texts (BCP 47). */
  lang?: string | undefined;
  /**
   * The direction of both texts.
   * @default that of the language, or of the first letter
   */
  dir?: 'ltr' | 'rtl' | undefined;
}

export interface DiffViewProps {
  /** The name of the list: “What changes”. */
  label: string;
  /** The changed values, in the order of the form. */
  changes: readonly DiffChange[];
  /**
   * The caption of the first side.
   * @default the word for before
   */
  beforeLabel?: string | undefined;
  /**
   * The caption of the second side.
   * @default the word for after
   */
  afterLabel?: string | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/**
 * What has changed between two versions, value by value, with marked words. Long texts are shown
 * only around their changes.
 */
export function DiffView({ label, changes, className, ...labels }: DiffViewProps) {
  const messages = useMessages('diffView', diffViewMessages);
  return (
    <div className={classNames(styles.container, className)}>
      {changes.length === 0 && <p className={styles.caption}>{messages.unchanged}</p>}
      {changes.length > 0 && (
        <ul aria-label={label} className={styles.list}>
          {changes.map((change) => (
            <DiffChangeRow
              key={change.id}
              change={change}
              beforeLabel={labels.beforeLabel ?? messages.before}
              afterLabel={labels.afterLabel ?? messages.after}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
