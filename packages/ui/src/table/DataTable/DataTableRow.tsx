import { memo, useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';

import * as choiceStyles from '../../internal/Choice.css';
import { classNames } from '../../internal/classNames';
import { getTextDirection } from '../../internal/getTextDirection';
import { useUi } from '../../providers/UiProvider/UiProvider';
import type { DataTableColumn } from './columns';
import * as styles from './DataTable.css';
import { getControls } from './getFocusTarget';

interface DataTableRowProps<Row extends object> {
  row: Row;
  id: string;
  index: number;
  /** The start of the ids of its elements. */
  idPrefix: string;
  columns: readonly DataTableColumn<Row>[];
  rowHeaderId: string | undefined;
  /** Whether it is selected; undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  /** The name of its checkbox, before the name of the row. */
  selectLabel: string;
  onToggle: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** The link of the row. */
  href: string | undefined;
  /** Whether its name is a button. */
  isButton: boolean;
  onOpen: (index: number) => void;
  /** Whether each value has its column's name beside it, as in a card. */
  hasLabels: boolean;
  /** Tells the virtualizer about the element. */
  measure: (element: HTMLDivElement | null) => void;
}

/** One row of a `DataTable`. It renders only if its own data changes, not while people scroll. */
function Row<Row extends object>(props: DataTableRowProps<Row>) {
  const { row, id, index, idPrefix, columns, rowHeaderId, isSelected, href, isButton } = props;
  const { Link } = useUi();
  const element = useRef<HTMLDivElement>(null);
  const nameId = `${idPrefix}-${index}`;
  const hasSelection = isSelected !== undefined;

  // The table is one tab stop: the active cell gets its tab index back (`useGridFocus`).
  useLayoutEffect(() => {
    if (element.current) for (const control of getControls(element.current)) setAside(control);
  });

  const open = (content: ReactNode) => {
    if (href !== undefined) {
      return (
        <Link href={href} className={styles.open} data-open-row="">
          {content}
        </Link>
      );
    }
    if (!isButton) return content;
    return (
      <button
        type="button"
        className={styles.open}
        data-open-row=""
        onClick={() => props.onOpen(index)}
      >
        {content}
      </button>
    );
  };

  return (
    <div
      ref={(node) => {
        element.current = node;
        props.measure(node);
      }}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={classNames(
        styles.row,
        hasSelection && styles.selectable,
        (href !== undefined || isButton || hasSelection) && styles.opening,
      )}
    >
      {hasSelection && (
        <div
          role="gridcell"
          aria-colindex={1}
          tabIndex={-1}
          className={classNames(styles.cell, styles.selection)}
        >
          <input
            type="checkbox"
            id={`${nameId}-select`}
            aria-label={props.selectLabel}
            aria-labelledby={`${nameId}-select ${nameId}`}
            checked={isSelected}
            onChange={(event) => props.onToggle(id, event)}
            className={classNames(choiceStyles.choice, choiceStyles.box, styles.checkbox)}
          />
        </div>
      )}
      {columns.map((column, at) => {
        const isName = column.id === rowHeaderId;
        const fullText = column.getFullText?.(row);
        const rendered = column.render(row);
        const content =
          fullText === undefined ? (
            rendered
          ) : (
            <span title={fullText} dir={getTextDirection(fullText)} className={styles.oneLine}>
              {rendered}
            </span>
          );
        // While people scroll, each new row costs what its elements cost. One text needs no element
        // around it to be one item of its cell.
        const isOneItem = fullText !== undefined || typeof rendered === 'string';
        return (
          <div
            // Another cell, because nothing may remove the bare text of one from a translated page.
            key={props.hasLabels ? `${column.id} with its label` : column.id}
            id={isName ? nameId : undefined}
            role={isName ? 'rowheader' : 'gridcell'}
            aria-colindex={at + (hasSelection ? 2 : 1)}
            tabIndex={-1}
            className={classNames(
              styles.cell,
              isName && styles.rowHeader,
              column.align === 'end' && styles.atEnd,
            )}
          >
            {isName ? (
              open(content)
            ) : isOneItem && !props.hasLabels ? (
              // The only child, so React can change the text on a page that is translated.
              content
            ) : (
              <>
                {props.hasLabels && (
                  <span aria-hidden className={styles.label}>
                    {column.header}
                  </span>
                )}
                <div className={styles.value}>{content}</div>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

function setAside(control: HTMLElement) {
  // The active control stays the tab stop if its row renders again.
  if (control.tabIndex !== -1 && control !== document.activeElement) control.tabIndex = -1;
}

export const DataTableRow = memo(Row) as typeof Row;
