import { classNames } from '../../internal/classNames';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import type { DiffChange } from './changes';
import { DiffChangeRow } from './DiffChangeRow';
import * as styles from './DiffView.css';
import { diffViewMessages } from './messages';

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
