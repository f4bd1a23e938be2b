/** The messages of a table. Numbers are already formatted. */
export const tableMessages = {
  /** Names the checkbox of a row, before the name of the row. */
  selectRow: 'Select',
  selectAll: 'Select all',
  columns: 'Columns',
  sortBy: 'Sort by',
  /** An option of the menu above cards. */
  sortOption: (column: string, isAscending: boolean) =>
    `${column}, ${isAscending ? 'ascending' : 'descending'}`,
  /** Announced after the order has changed. */
  sorted: (column: string, isAscending: boolean) =>
    `Sorted by ${column}, ${isAscending ? 'ascending' : 'descending'}`,
  /** A column that is selected, but that the table has no room for. */
  noRoom: (column: string) => `${column} (no room)`,
};
