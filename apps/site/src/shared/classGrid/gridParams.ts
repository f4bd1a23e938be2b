import { classOrders, facetNames, type ClassOrder, type FacetSelection } from '@gschool/domain';

/** The state of a grid in the URL: the filters, the order, and the number of pages. */
export interface GridParams {
  selection: FacetSelection;
  order: ClassOrder;
  /** From 1. */
  page: number;
}

/** Limits the values in a URL that was edited by hand. */
const MAX_VALUES = 50;

/**
 * Parses the URL of a grid. Ignores invalid parameters. The values may be unknown to the catalog.
 */
export function parseGridParams(params: URLSearchParams): GridParams {
  const selection: Partial<Record<(typeof facetNames)[number], readonly string[]>> = {};
  for (const facet of facetNames) {
    const values = [...new Set(params.getAll(facet))].filter(Boolean).slice(0, MAX_VALUES);
    if (values.length > 0) selection[facet] = values;
  }
  const order = classOrders.find((one) => one === params.get('sort')) ?? 'newest';
  const page = Math.trunc(Number(params.get('page')));
  return { selection, order, page: page >= 1 && Number.isFinite(page) ? page : 1 };
}

/**
 * The query string of a grid. Facets have a fixed order and their values are sorted, so that a
 * selection has one URL. Keeps other parameters.
 */
export function toGridQuery(
  { selection, order, page }: GridParams,
  params: URLSearchParams = new URLSearchParams(),
): string {
  const gridKeys = new Set<string>([...facetNames, 'sort', 'page']);
  const next = new URLSearchParams([...params].filter(([key]) => !gridKeys.has(key)));
  for (const facet of facetNames) {
    for (const value of [...(selection[facet] ?? [])].sort()) next.append(facet, value);
  }
  if (order !== 'newest') next.set('sort', order);
  if (page > 1) next.set('page', String(page));
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
}

/** True when the URL has filters or an order. */
export const hasGridParams = (params: URLSearchParams): boolean =>
  [...facetNames, 'sort'].some((key) => params.has(key));
