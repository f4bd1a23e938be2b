import type { ReactNode } from 'react';

/** A direction of sorting. */
export type SortDirection = 'ascending' | 'descending';

/** The column by which a table is sorted. */
export interface DataTableSort {
  columnId: string;
  direction: SortDirection;
}

/** A value that rows are sorted by. Empty values come last in both directions. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

/** A column of a `DataTable`. Declare columns outside of the component, or memoize them. */
export interface DataTableColumn<Row extends object> {
  /** Unique among the columns. */
  id: string;
  /** The heading of the column, and the label of the value on a card. */
  header: string;
  /** Renders the value of a row. */
  render: (row: Row) => ReactNode;
  /** Makes the column sortable: the table sorts its rows by this value. */
  getSortValue?: ((row: Row) => SortValue) | undefined;
  /**
   * Makes the column sortable without `getSortValue`, if the app sorts the rows (`hasSortedRows`).
   * @default true with `getSortValue`
   */
  isSortable?: boolean | undefined;
  /**
   * The direction after the first press of the heading: `descending` for dates and amounts.
   * @default 'ascending'
   */
  firstDirection?: SortDirection | undefined;
  /**
   * Returns the full text of the value, which is then on one line: it ends with an ellipsis if the
   * column is too narrow, and its title shows the text. Its direction is that of the text, so that
   * the value needs no `bdi`.
   */
  getFullText?: ((row: Row) => string) | undefined;
  /**
   * Leaves the value out of the cards of a narrow place, which would be too tall with all values.
   * @default false
   */
  isHiddenOnCards?: boolean | undefined;
  /**
   * `end` for numbers, which then have digits of the same width.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * The smallest width, in rem.
   * @default 8, or 12 for the row header
   */
  width?: number | undefined;
  /**
   * The column’s share of the free width. 0 never becomes wider than `width`.
   * @default 1, or 2 for the row header
   */
  grow?: number | undefined;
  /**
   * If the table is too narrow for all columns, those with the highest number are left out first.
   * The columns with 0 are always shown.
   * @default 0
   */
  priority?: number | undefined;
  /**
   * Hides the column until someone selects it in the menu of columns.
   * @default false
   */
  isHiddenByDefault?: boolean | undefined;
  /**
   * Whether it names the row: it contains the link of the row, is the title of a card, and cannot be
   * hidden.
   * @default true for the first column, if no column has it
   */
  isRowHeader?: boolean | undefined;
}

/** The width of the column of checkboxes, in rem. */
const SELECTION_WIDTH = 2.75;

/** The id of the column that names the rows. */
export const getRowHeaderId = <Row extends object>(
  columns: readonly DataTableColumn<Row>[],
): string | undefined => (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;

/** Whether people can sort by a column. */
export const isSortable = <Row extends object>(column: DataTableColumn<Row>): boolean =>
  column.isSortable ?? column.getSortValue !== undefined;

/** The sort after a press of a column’s heading: the other direction, or the column’s first one. */
export const getNextSort = <Row extends object>(
  { id, firstDirection = 'ascending' }: DataTableColumn<Row>,
  sort: DataTableSort | undefined,
): DataTableSort => {
  if (sort?.columnId !== id) return { columnId: id, direction: firstDirection };
  return { columnId: id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
};

const getWidth = <Row extends object>(column: DataTableColumn<Row>, rowHeaderId?: string): number =>
  column.width ?? (column.id === rowHeaderId ? 12 : 8);

/** The columns that fit into a width in rem, without those of the lowest importance. */
export function fitColumns<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  availableWidth: number,
  hasSelection: boolean,
): readonly DataTableColumn<Row>[] {
  const rowHeaderId = getRowHeaderId(columns);
  let needed = hasSelection ? SELECTION_WIDTH : 0;
  for (const column of columns) needed += getWidth(column, rowHeaderId);
  if (needed <= availableWidth) return columns;
  const omitted = new Set<string>();
  const candidates = columns
    .filter(({ id, priority = 0 }) => priority > 0 && id !== rowHeaderId)
    // Of two columns with the same priority, the later one is left out first.
    .toReversed()
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
  for (const column of candidates) {
    if (needed <= availableWidth) break;
    omitted.add(column.id);
    needed -= getWidth(column, rowHeaderId);
  }
  return columns.filter(({ id }) => !omitted.has(id));
}

/** The value of `grid-template-columns` for the rows. */
export function getColumnTemplate<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  hasSelection: boolean,
): string {
  const rowHeaderId = getRowHeaderId(columns);
  const tracks = columns.map((column) => {
    const width = `${getWidth(column, rowHeaderId)}rem`;
    const grow = column.grow ?? (column.id === rowHeaderId ? 2 : 1);
    return grow === 0 ? width : `minmax(${width}, ${grow}fr)`;
  });
  return [...(hasSelection ? [`${SELECTION_WIDTH}rem`] : []), ...tracks].join(' ');
}
