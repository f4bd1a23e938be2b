/** A cell of the grid. The row of the headings is -1. */
export interface CellPosition {
  row: number;
  column: number;
}

/** The size of the grid. */
export interface GridSize {
  rowCount: number;
  columnCount: number;
  /** How many rows Page Down moves. */
  pageSize: number;
  /** Whether the row of headings takes focus. On cards it does not. */
  hasHead: boolean;
}

/** The pressed key, and how it is read. */
export interface GridKey {
  key: string;
  /** Whether Control (on a Mac, Command) is pressed. */
  hasControl: boolean;
  /** The text direction of the grid; the arrow keys follow it. */
  direction: string;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/**
 * The cell to which a key moves focus, as in the grid pattern of the ARIA Authoring Practices. At an
 * edge, focus stays. Undefined for other keys.
 */
export function getNextCell(
  { key, hasControl, direction }: GridKey,
  { row, column }: CellPosition,
  { rowCount, columnCount, pageSize, hasHead }: GridSize,
): CellPosition | undefined {
  const lastRow = rowCount - 1;
  const lastColumn = columnCount - 1;
  const firstRow = hasHead ? -1 : 0;
  const toRow = (next: number) => ({ row: clamp(next, firstRow, lastRow), column });
  const toColumn = (next: number) => ({ row, column: clamp(next, 0, lastColumn) });
  const forward = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return toRow(hasControl ? 0 : row - 1);
    case 'ArrowDown':
      return toRow(hasControl ? lastRow : row + 1);
    case 'ArrowLeft':
      return toColumn(column - forward);
    case 'ArrowRight':
      return toColumn(column + forward);
    case 'Home':
      return hasControl ? { row: Math.min(0, lastRow), column: 0 } : toColumn(0);
    case 'End':
      return hasControl ? { row: lastRow, column: lastColumn } : toColumn(lastColumn);
    case 'PageUp':
      return toRow(Math.max(row - pageSize, Math.min(0, row)));
    case 'PageDown':
      return toRow(row + pageSize);
    default:
      return undefined;
  }
}
