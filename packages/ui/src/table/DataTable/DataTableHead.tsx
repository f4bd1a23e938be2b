import { useEffect, useRef } from 'react';

import * as choiceStyles from '../../internal/Choice.css';
import { Icon } from '../../data-display/Icon/Icon';
import { arrowUp } from '../../data-display/Icon/icons';
import { classNames } from '../../internal/classNames';
import { getNextSort, isSortable, type DataTableColumn, type DataTableSort } from './columns';
import * as styles from './DataTable.css';

interface SelectAllBoxProps {
  label: string;
  /** How many of the rows are selected. */
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
  tabIndex?: number | undefined;
  className?: string | undefined;
}

/** The checkbox for all rows. It is mixed if some are selected. */
export function SelectAllBox({ label, state, onToggle, tabIndex, className }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={tabIndex}
      aria-label={label}
      checked={state === 'all'}
      onChange={onToggle}
      className={classNames(choiceStyles.choice, choiceStyles.box, className)}
    />
  );
}

interface DataTableHeadProps<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: (sort: DataTableSort) => void;
  /** The checkbox for all rows. */
  selectAll: SelectAllBoxProps | undefined;
  /** Whether the rows are cards: the headings are then only names, which screen readers announce. */
  isCards: boolean;
}

/** The headings of the columns. A press on one sorts. */
export function DataTableHead<Row extends object>({
  columns,
  sort,
  onSortChange,
  selectAll,
  isCards,
}: DataTableHeadProps<Row>) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {selectAll && (
          <div
            role="columnheader"
            aria-colindex={1}
            tabIndex={-1}
            className={classNames(styles.cell, styles.headCell, styles.selection)}
          >
            {isCards ? (
              selectAll.label
            ) : (
              <SelectAllBox {...selectAll} tabIndex={-1} className={styles.checkbox} />
            )}
          </div>
        )}
        {columns.map((column, at) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const canSort = isSortable(column);
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + (selectAll ? 2 : 1)}
              aria-sort={direction ?? (canSort ? 'none' : undefined)}
              tabIndex={-1}
              data-align={column.align}
              className={classNames(
                styles.cell,
                styles.headCell,
                column.align === 'end' && styles.atEnd,
              )}
            >
              {canSort && !isCards ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.sortButton}
                  onClick={() => onSortChange(getNextSort(column, sort))}
                >
                  <span>{column.header}</span>
                  <Icon icon={arrowUp} size="text" className={styles.sortIcon} />
                </button>
              ) : (
                column.header
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
