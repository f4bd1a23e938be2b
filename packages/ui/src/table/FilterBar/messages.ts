/** The messages of a filter bar. */
export const filterBarMessages = {
  filters: 'Filters',
  /** The filters of a phone, with the number of those that are set. */
  filtersSet: (count: number) => `Filters: ${count}`,
  clearAll: 'Clear all',
  any: 'Any',
  done: 'Done',
  /** A chip: the facet and its value. */
  chip: (facet: string, value: string) => `${facet}: ${value}`,
  activeFilters: 'Filters that are set',
  otherDates: 'Other dates',
  from: 'From',
  to: 'To',
  /** A range with one end. */
  since: (date: string) => `since ${date}`,
  until: (date: string) => `until ${date}`,
  views: 'Saved views',
  saveView: 'Save view',
  viewName: 'Name of the view',
  save: 'Save',
  viewNameMissing: 'Enter a name.',
  viewNameTaken: 'There is a view with this name.',
  deleteView: (name: string) => `Delete the view “${name}”`,
  /** Announced. */
  viewSaved: (name: string) => `Saved the view “${name}”`,
  viewDeleted: (name: string) => `Deleted the view “${name}”`,
};
