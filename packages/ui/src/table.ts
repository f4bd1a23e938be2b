// Tables have a separate entry point, because they load the virtualizer, the menus and the sheet,
// which no first view of the site or the shop needs.
export { DataTable, type DataTableProps } from './table/DataTable/DataTable';
export type {
  DataTableColumn,
  DataTableSort,
  SortDirection,
  SortValue,
} from './table/DataTable/columns';
