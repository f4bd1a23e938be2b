// Tables have a separate entry point, because they load the virtualizer, the menus and the sheet,
// which no first view of the site or the shop needs.
export { DataTable, type DataTableProps } from './table/DataTable/DataTable';
export type {
  DataTableColumn,
  DataTableSort,
  SortDirection,
  SortValue,
} from './table/DataTable/columns';
export { FilterBar, type FilterBarProps } from './table/FilterBar/FilterBar';
export {
  emptyFilter,
  formatDateRange,
  isSameFilter,
  parseDateRange,
  readFilter,
  setFacet,
  writeFilter,
} from './table/FilterBar/filterValue';
export type {
  DateRange,
  FilterFacet,
  FilterOption,
  FilterValue,
} from './table/FilterBar/filterValue';
export type { SavedView } from './table/FilterBar/SavedViews';
export { BulkBar, type BulkBarProps } from './table/BulkBar/BulkBar';
export type {
  BulkAction,
  BulkOutcome,
  BulkOutcomeRow,
  BulkProgress,
} from './table/BulkBar/BulkBar';
