import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { classNames } from '../../internal/classNames';
import type { DataTableColumn } from './columns';
import * as styles from './DataTable.css';

interface DataTablePlaceholdersProps<Row extends object> {
  count: number;
  columns: readonly DataTableColumn<Row>[];
  rowHeaderId: string | undefined;
  hasSelection: boolean;
}

/** Placeholders in the shape of rows, or of cards. */
export function DataTablePlaceholders<Row extends object>({
  count,
  columns,
  rowHeaderId,
  hasSelection,
}: DataTablePlaceholdersProps<Row>) {
  return (
    <div aria-hidden className={styles.placeholders}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classNames(styles.row, hasSelection && styles.selectable)}>
          {hasSelection && <div className={classNames(styles.cell, styles.selection)} />}
          {columns.map(({ id, align }) => (
            <div
              key={id}
              className={classNames(
                styles.cell,
                id === rowHeaderId && styles.rowHeader,
                align === 'end' && styles.atEnd,
              )}
            >
              <Skeleton
                width={id === rowHeaderId ? 'long' : 'medium'}
                className={styles.skeleton}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
