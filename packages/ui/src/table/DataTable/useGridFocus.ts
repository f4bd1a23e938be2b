import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import { getPressedKey, getShortcutKey } from '../../internal/getPressedKey';
import { getControls, getFocusTarget, isField } from './getFocusTarget';
import { getNextCell, type CellPosition } from './getNextCell';
import { openRow } from './useRowPress';
import type { RowSelection } from './useRowSelection';

/** The cell with the tab stop. Rows have ids, because their order changes. */
interface ActiveCell {
  /** Undefined for the headings. */
  rowId: string | undefined;
  /** The index of the row when it became active. */
  index: number;
  /** The index of the column, from 0; the checkboxes are a column. */
  column: number;
}

interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>;
  ids: readonly string[];
  columnCount: number;
  /** Whether the headings can have focus. */
  hasHead: boolean;
  selection: RowSelection | undefined;
}

/** The cell of an element, and its position. */
function findCell(element: EventTarget | null) {
  if (!(element instanceof Element)) return undefined;
  const cell = element.closest<HTMLElement>('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row) return undefined;
  const position: CellPosition = {
    row: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
  return { cell, position };
}

const getCell = (grid: HTMLElement, { row, column }: CellPosition) =>
  grid.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`);

/**
 * The keyboard of a grid: one tab stop, arrow keys between cells, and focus that stays on its row if
 * the row is scrolled away, sorted elsewhere, or removed.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { grid, ids, columnCount, hasHead, selection } = options;
  const [active, setActive] = useState<ActiveCell>();
  const mustFocus = useRef(false);
  const hasFocus = useRef(false);
  const tabStop = useRef<HTMLElement>(undefined);

  const firstRow = ids.length > 0 ? ids[0] : undefined;
  const isHeadActive = active !== undefined && active.rowId === undefined && hasHead;
  const found = active?.rowId === undefined ? -1 : ids.indexOf(active.rowId);
  // The row was removed: its place is taken by the row that follows.
  const fallback = Math.min(active?.index ?? 0, ids.length - 1);
  const activeIndex = isHeadActive
    ? -1
    : active === undefined
      ? firstRow
        ? 0
        : -1
      : found >= 0
        ? found
        : fallback;
  const activeColumn = Math.min(active?.column ?? 0, columnCount - 1);

  /** Moves the tab stop to the active cell, and the focus if it was lost or has to move. */
  const sync = (): void => {
    const element = grid.current;
    const cell = element && getCell(element, { row: activeIndex, column: activeColumn });
    if (!cell) return;
    const target = getFocusTarget(cell);
    if (tabStop.current && tabStop.current !== target) tabStop.current.tabIndex = -1;
    tabStop.current = target;
    target.tabIndex = 0;
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (mustFocus.current || isLost) {
      mustFocus.current = false;
      target.focus({ preventScroll: true });
      (cell.closest('[role=row]') ?? cell).scrollIntoView({
        block: 'nearest',
        behavior: 'instant',
      });
    }
  };
  useLayoutEffect(sync);

  const moveTo = (next: CellPosition) => {
    mustFocus.current = true;
    setActive({
      rowId: next.row < 0 ? undefined : ids[next.row],
      index: next.row,
      column: next.column,
    });
  };

  const handleFocus = (event: FocusEvent) => {
    hasFocus.current = true;
    const position = findCell(event.target)?.position;
    if (!position || (position.row === activeIndex && position.column === activeColumn)) return;
    setActive({
      rowId: position.row < 0 ? undefined : ids[position.row],
      index: position.row,
      column: position.column,
    });
  };

  const handleBlur = (event: FocusEvent) => {
    hasFocus.current = event.currentTarget.contains(event.relatedTarget);
  };

  /** The keys of a control inside a cell with several controls. */
  const moveInside = (event: KeyboardEvent, key: string, cell: HTMLElement) => {
    if (key === 'Escape' || key === 'F2') {
      event.preventDefault();
      event.stopPropagation();
      cell.focus();
    } else if (key === 'Tab' && cell.contains(event.target as Node)) {
      const controls = getControls(cell);
      const next =
        controls[controls.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const key = getPressedKey(event);
    const at = findCell(event.target);
    if (!key || !at || !grid.current || event.defaultPrevented || event.altKey) return;
    // An event of a dialog or a menu that a cell opened comes through React, not through the page.
    if (!grid.current.contains(event.target as Node)) return;
    const { cell, position } = at;
    const target = getFocusTarget(cell);
    if (event.target !== target && event.target !== cell) return moveInside(event, key, cell);
    const hasControl = event.ctrlKey || event.metaKey;
    const id = ids[position.row];

    if (key === 'Enter' || key === 'F2') {
      if (target !== cell) return;
      event.preventDefault();
      const [control] = getControls(cell);
      if (control) control.focus();
      else if (key === 'Enter') openRow(cell.closest('[role=row]'), event);
      return;
    }
    if (key === ' ') {
      const isCheckbox = target !== cell && target.matches('[type=checkbox]');
      // Controls are pressed by the browser; the link of a row is not, so Space selects there too.
      if (isCheckbox || (target !== cell && !target.hasAttribute('data-open-row'))) return;
      event.preventDefault();
      if (id !== undefined) selection?.toggle(id, event.shiftKey);
      return;
    }
    const isSelectAll = hasControl && getShortcutKey(event) === 'a';
    if (selection && isSelectAll && !isField(event.target as Element)) {
      event.preventDefault();
      if (ids.some((one) => !selection.selected.has(one))) selection.toggleAll();
      return;
    }
    const { clientHeight } = document.documentElement;
    const rowHeight = cell.closest<HTMLElement>('[role=row]')?.offsetHeight ?? 44;
    const next = getNextCell(
      { key, hasControl, direction: getComputedStyle(grid.current).direction },
      position,
      {
        rowCount: ids.length,
        columnCount,
        hasHead,
        pageSize: Math.max(1, Math.floor((clientHeight * 0.8) / rowHeight)),
      },
    );
    if (!next) return;
    event.preventDefault();
    const nextId = ids[next.row];
    const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
    if (event.shiftKey && isVertical && id !== undefined && nextId !== undefined) {
      selection?.extend(id, nextId);
    }
    moveTo(next);
  };

  return { activeIndex, sync, handleFocus, handleBlur, handleKeyDown };
}
