import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { classNames } from '../../internal/classNames';
import { useControllable } from '../../internal/useControllable';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { ColumnMenu } from './ColumnMenu';
import {
  fitColumns,
  getColumnTemplate,
  getRowHeaderId,
  isSortable,
  type DataTableColumn,
  type DataTableSort,
} from './columns';
import * as styles from './DataTable.css';
import { DataTableHead, SelectAllBox } from './DataTableHead';
import { DataTablePlaceholders } from './DataTablePlaceholders';
import { DataTableRows } from './DataTableRows';
import { tableMessages } from './messages';
import { SortMenu } from './SortMenu';
import { createRowSorter } from './sortRows';
import { useGridFocus } from './useGridFocus';
import { useRowPress } from './useRowPress';
import { useRowSelection } from './useRowSelection';
import { useStableCallback } from './useStableCallback';
import { useTableLayout } from './useTableLayout';

export interface DataTableProps<Row extends object> {
  /** The accessible name of the table. */
  label: string;
  /** The columns, in order. Declare them outside of the component, or memoize them. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows. A row that changes must be another object. */
  rows: readonly Row[];
  /** Returns the unique id of a row. */
  getRowId: (row: Row) => string;
  /** A line above the table, such as the number of its rows. */
  caption?: ReactNode;
  /** Controls at the end of the line above the table. */
  actions?: ReactNode;
  /** The order, if the app controls it. */
  sort?: DataTableSort | undefined;
  /** The order at first, if the app does not control it. */
  defaultSort?: DataTableSort | undefined;
  /** Called when someone presses a heading or selects an order. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /**
   * Whether the app sorts the rows, for example on a server. Then they are shown as they come.
   * @default false
   */
  hasSortedRows?: boolean | undefined;
  /** The ids of the selected rows, if the app controls them. */
  selectedIds?: ReadonlySet<string> | undefined;
  /** Makes rows selectable. Called with all selected ids, also those of rows that are filtered out. */
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** The ids of the visible columns, if the app controls them. */
  visibleColumnIds?: readonly string[] | undefined;
  /** Called when someone shows or hides a column. */
  onVisibleColumnIdsChange?: ((ids: readonly string[]) => void) | undefined;
  /**
   * Shows a menu in which people select the columns.
   * @default false
   */
  hasColumnMenu?: boolean | undefined;
  /** Returns the URL of a row. The name of the row is a link, and a press on the row follows it. */
  getRowHref?: ((row: Row) => string) | undefined;
  /** Called when someone opens a row that has no URL. */
  onRowAction?: ((row: Row) => void) | undefined;
  /**
   * Whether rows are loading. Placeholders are shown if there are none yet.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * The number of placeholders.
   * @default 8
   */
  loadingRowCount?: number | undefined;
  /** Shown if there are no rows: an `EmptyState`. */
  emptyState?: ReactNode;
  /** Shown instead of the rows if they could not be loaded: an `ErrorState`. */
  errorState?: ReactNode;
  /**
   * What the headings stick to: the top of the screen, or the sticky `Header` of the page.
   * @default 'page'
   */
  stickyTo?: 'page' | 'header' | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** The name of the custom property, from `var(--name)`. */
const tracksName = styles.tracks.slice(4, -1);

const getSelectionState = (selectedCount: number, count: number): 'none' | 'some' | 'all' =>
  selectedCount === 0 ? 'none' : selectedCount === count ? 'all' : 'some';

/**
 * Rows of data that people sort, select and open: a grid for up to tens of thousands of rows, of
 * which only those on the screen are rendered. In a narrow place, each row becomes a card. The page
 * scrolls, not the table.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, caption, actions, hasSortedRows = false } = props;
  const { getRowHref, onRowAction, isLoading = false, loadingRowCount = 8 } = props;
  const { emptyState, errorState, stickyTo = 'page', hasColumnMenu = false } = props;
  const { locale, messages: common } = useUi();
  const messages = useMessages('table', tableMessages);
  const prefix = useId();
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');

  const [sort, setSort] = useControllable<DataTableSort | undefined>(
    props.sort,
    props.defaultSort,
    (next) => next && props.onSortChange?.(next),
  );
  const [visibleIds, setVisibleIds] = useControllable<readonly string[]>(
    props.visibleColumnIds,
    columns.filter(({ isHiddenByDefault }) => !isHiddenByDefault).map(({ id }) => id),
    props.onVisibleColumnIdsChange,
  );
  const [selected, setSelected] = useControllable(
    props.selectedIds,
    nothing,
    props.onSelectedIdsChange,
  );
  const hasSelection = props.onSelectedIdsChange !== undefined;

  const layout = useTableLayout(frame);
  const isCards = layout?.isCards ?? false;
  const rowHeaderId = getRowHeaderId(columns);
  const chosen = useMemo(
    () => columns.filter(({ id }) => id === rowHeaderId || visibleIds.includes(id)),
    [columns, rowHeaderId, visibleIds],
  );
  const width = isCards ? undefined : layout?.width;
  const shown = useMemo(
    () =>
      isCards
        ? chosen.filter(({ isHiddenOnCards }) => !isHiddenOnCards)
        : width === undefined
          ? chosen
          : fitColumns(chosen, width, hasSelection),
    [chosen, isCards, width, hasSelection],
  );
  const shownIds = shown.map(({ id }) => id).join(' ');
  // The same array while the same columns fit, so that no row renders while the window is resized.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const fitting = useMemo(() => shown, [chosen, shownIds]);

  const [sortRows] = useState(() => createRowSorter<Row>());
  const sorted = useMemo(
    () => (hasSortedRows ? rows : sortRows(rows, columns, sort, locale)),
    [hasSortedRows, sortRows, rows, columns, sort, locale],
  );
  const hasRows = errorState === undefined && sorted.length > 0;
  const ids = useMemo(
    () => (hasRows ? sorted.map((row) => getRowId(row)) : []),
    [hasRows, sorted, getRowId],
  );
  const allSelection = useRowSelection(selected, ids, setSelected);
  const selection = hasSelection ? allSelection : undefined;

  const changeSort = (next: DataTableSort) => {
    setSort(next);
    const header = columns.find(({ id }) => id === next.columnId)?.header ?? '';
    setAnnouncement(messages.sorted(header, next.direction === 'ascending'));
  };
  const openByAction = useStableCallback((index: number) => {
    const row = sorted[index];
    if (row) onRowAction?.(row);
  });

  const focus = useGridFocus({
    grid,
    ids,
    columnCount: fitting.length + (hasSelection ? 1 : 0),
    hasHead: !isCards,
    selection,
  });
  const press = useRowPress(selection, ids);
  const toggle = useStableCallback(press.handleToggle);
  const syncFocus = useStableCallback(focus.sync);
  const template = getColumnTemplate(fitting, hasSelection);
  useLayoutEffect(() => {
    grid.current?.style.setProperty(tracksName, template);
  }, [template]);

  const selectedCount = useMemo(() => ids.filter((id) => selected.has(id)).length, [ids, selected]);
  const selectAll = selection && {
    label: messages.selectAll,
    state: getSelectionState(selectedCount, ids.length),
    onToggle: selection.toggleAll,
  };
  const hasPlaceholders = isLoading && sorted.length === 0 && errorState === undefined;
  const hasOrder = isCards && hasRows && columns.some(isSortable);
  const hasBar =
    Boolean(caption ?? actions) || hasColumnMenu || hasOrder || (isCards && hasSelection);

  return (
    <div className={classNames(styles.container[stickyTo], props.className)}>
      <div ref={frame} className={styles.frame}>
        {hasBar && (
          <div className={styles.bar}>
            {isCards && selectAll && hasRows && (
              <label className={styles.selectAll}>
                <SelectAllBox {...selectAll} />
                {!caption && <span aria-hidden>{messages.selectAll}</span>}
              </label>
            )}
            <div className={styles.caption}>{caption}</div>
            {hasOrder && <SortMenu columns={chosen} sort={sort} onSortChange={changeSort} />}
            {hasColumnMenu && (
              <ColumnMenu
                columns={columns}
                rowHeaderId={rowHeaderId}
                visibleIds={visibleIds}
                omittedIds={chosen.filter((one) => !fitting.includes(one)).map(({ id }) => id)}
                isSmall={isCards}
                onChange={setVisibleIds}
              />
            )}
            {actions}
          </div>
        )}
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={hasPlaceholders ? -1 : ids.length + 1}
          aria-colcount={fitting.length + (hasSelection ? 1 : 0)}
          aria-multiselectable={hasSelection || undefined}
          aria-busy={isLoading || undefined}
          className={styles.grid}
          onFocus={focus.handleFocus}
          onBlur={focus.handleBlur}
          onKeyDown={(event) => {
            press.noteModifiers(event);
            focus.handleKeyDown(event);
          }}
          onMouseDown={press.handleMouseDown}
          onClick={press.handleClick}
          onAuxClick={press.handleAuxClick}
        >
          <DataTableHead
            columns={fitting}
            sort={sort}
            onSortChange={changeSort}
            selectAll={selectAll}
            isCards={isCards}
          />
          {hasRows && (
            <DataTableRows
              rows={sorted}
              ids={ids}
              columns={fitting}
              rowHeaderId={rowHeaderId}
              idPrefix={prefix}
              layout={layout}
              activeIndex={focus.activeIndex}
              selected={hasSelection ? selected : undefined}
              selectLabel={messages.selectRow}
              onToggle={toggle}
              getRowHref={getRowHref}
              isButton={onRowAction !== undefined}
              onOpen={openByAction}
              onRendered={syncFocus}
            />
          )}
          {hasPlaceholders && (
            <DataTablePlaceholders
              count={loadingRowCount}
              columns={fitting}
              rowHeaderId={rowHeaderId}
              hasSelection={hasSelection}
            />
          )}
        </div>
        {errorState !== undefined ? (
          <div className={styles.replacement}>{errorState}</div>
        ) : (
          !isLoading && !hasRows && <div className={styles.replacement}>{emptyState}</div>
        )}
        <VisuallyHidden role="status">{isLoading ? common.loading : announcement}</VisuallyHidden>
      </div>
    </div>
  );
}
