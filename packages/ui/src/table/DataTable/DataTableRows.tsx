import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ReactNode,
} from 'react';

import type { DataTableColumn } from './columns';
import * as styles from './DataTable.css';
import { DataTableRow } from './DataTableRow';
import type { TableLayout } from './useTableLayout';
import { useVirtualRows } from './useVirtualRows';

interface DataTableRowsProps<Row extends object> {
  rows: readonly Row[];
  /** The ids of the rows, in the same order. */
  ids: readonly string[];
  columns: readonly DataTableColumn<Row>[];
  rowHeaderId: string | undefined;
  /** The start of the ids of its elements. */
  idPrefix: string;
  layout: TableLayout | undefined;
  /** The index of the row with the tab stop. */
  activeIndex: number;
  /** Undefined if rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  selectLabel: string;
  onToggle: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
  getRowHref: ((row: Row) => string) | undefined;
  isButton: boolean;
  onOpen: (index: number) => void;
  /** Called after the rows were rendered. */
  onRendered: () => void;
}

/**
 * The rows on the screen. Scrolling renders this component and the new rows, but not the rest of the
 * table: its head, its menus and the other rows.
 */
function Rows<Row extends object>(props: DataTableRowsProps<Row>): ReactNode {
  const { rows, ids, columns, layout, activeIndex, selected, getRowHref, onRendered } = props;
  const body = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualRows({ body, ids, layout, activeIndex });
  const { containerRef } = virtualizer;
  const attachBody = useCallback(
    (element: HTMLDivElement | null) => {
      body.current = element;
      element?.toggleAttribute('data-virtual', true);
      containerRef(element);
    },
    [containerRef],
  );
  useLayoutEffect(onRendered);
  return (
    <div ref={attachBody} role="rowgroup" className={styles.body}>
      {virtualizer.getVirtualItems().map(({ index, key }) => {
        const row = rows[index];
        const id = ids[index];
        if (row === undefined || id === undefined) return null;
        return (
          <DataTableRow
            key={key}
            row={row}
            id={id}
            index={index}
            idPrefix={props.idPrefix}
            columns={columns}
            rowHeaderId={props.rowHeaderId}
            isSelected={selected?.has(id)}
            selectLabel={props.selectLabel}
            onToggle={props.onToggle}
            href={getRowHref?.(row)}
            isButton={props.isButton}
            onOpen={props.onOpen}
            hasLabels={layout?.isCards !== false}
            measure={virtualizer.measureElement}
          />
        );
      })}
    </div>
  );
}

export const DataTableRows = memo(Rows) as typeof Rows;
