/** What a list is filtered by. Plain data, so that an app can store it in a URL. */
export interface FilterValue {
  /** The text in the search field. */
  query: string;
  /**
   * The selected values of each facet, by the id of the facet. A facet without values is absent. A
   * range of dates is one value: `2026-01-01/2026-01-31`, or with an open end `2026-01-01/`.
   */
  facets: Readonly<Record<string, readonly string[]>>;
}

/** A value of a facet. */
export interface FilterOption {
  value: string;
  label: string;
  /** The number of results, formatted. */
  count?: string | undefined;
}

/** A property to filter by. */
export interface FilterFacet {
  /** The key in `FilterValue.facets`. */
  id: string;
  label: string;
  /**
   * `one` and `many` select from the options. `dates` also takes a range; its options are presets,
   * such as the last seven days, which the app interprets.
   * @default 'many'
   */
  kind?: 'one' | 'many' | 'dates' | undefined;
  options: readonly FilterOption[];
}

/** A range of days in the form `YYYY-MM-DD`; both ends belong to it. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** The filter that shows everything. */
export const emptyFilter: FilterValue = { query: '', facets: {} };

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a value of a facet of dates. Undefined for a preset and for anything that is not a range. */
export function parseDateRange(value: string | undefined): DateRange | undefined {
  const [from = '', to = '', ...rest] = value?.split('/') ?? [];
  if (!value?.includes('/') || rest.length > 0) return undefined;
  if ((from && !DATE.test(from)) || (to && !DATE.test(to)) || (!from && !to)) return undefined;
  return { ...(from && { from }), ...(to && { to }) };
}

/** The value of a range of dates; undefined for a range without ends. */
export const formatDateRange = ({ from = '', to = '' }: DateRange): string | undefined =>
  from || to ? `${from}/${to}` : undefined;

/** The filter with other values of a facet. */
export function setFacet(filter: FilterValue, id: string, values: readonly string[]): FilterValue {
  const { [id]: _, ...others } = filter.facets;
  return { ...filter, facets: values.length > 0 ? { ...others, [id]: values } : others };
}

/** Whether two filters show the same. The order of values has no meaning. */
export function isSameFilter(one: FilterValue, other: FilterValue): boolean {
  const normalize = ({ query, facets }: FilterValue) =>
    JSON.stringify([
      query.trim(),
      Object.entries(facets)
        .filter(([, values]) => values.length > 0)
        .map(([id, values]) => [id, values.toSorted()])
        .toSorted(([first], [second]) => (String(first) < String(second) ? -1 : 1)),
    ]);
  return normalize(one) === normalize(other);
}

/** The key of the search text in a URL. */
const QUERY_KEY = 'q';

/**
 * Writes a filter into the parameters of a URL, and leaves other parameters alone:
 * `?q=mara&status=active&status=ended`.
 */
export function writeFilter(
  parameters: URLSearchParams,
  filter: FilterValue,
  facets: readonly FilterFacet[],
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const { id } of facets) next.delete(id);
  next.delete(QUERY_KEY);
  if (filter.query) next.set(QUERY_KEY, filter.query);
  for (const { id } of facets) for (const value of filter.facets[id] ?? []) next.append(id, value);
  return next;
}

/** Reads a filter from the parameters of a URL. Values that a facet does not have are ignored. */
export function readFilter(
  parameters: URLSearchParams,
  facets: readonly FilterFacet[],
): FilterValue {
  let filter: FilterValue = { query: parameters.get(QUERY_KEY) ?? '', facets: {} };
  for (const { id, kind, options } of facets) {
    const known = [...new Set(parameters.getAll(id))].filter(
      (value) =>
        options.some((option) => option.value === value) ||
        (kind === 'dates' && parseDateRange(value) !== undefined),
    );
    filter = setFacet(
      filter,
      id,
      kind === 'many' || kind === undefined ? known : known.slice(0, 1),
    );
  }
  return filter;
}
