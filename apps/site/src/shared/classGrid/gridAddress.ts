import { classOrders, facetNames, type ClassOrder, type FacetSelection } from '@gschool/domain';

/** What the address of a grid says: what is chosen, in which order, and how many pages are shown. */
export interface GridAddress {
  selection: FacetSelection;
  order: ClassOrder;
  /** From 1. */
  page: number;
}

/** Kinder to a mistyped address than to refuse it: more values than this are no choice. */
const MOST_VALUES = 50;

/** Reads an address; what it does not understand does not narrow. Values may be unknown to the catalogue. */
export function readGridAddress(params: URLSearchParams): GridAddress {
  const selection: Partial<Record<(typeof facetNames)[number], readonly string[]>> = {};
  for (const facet of facetNames) {
    const values = [...new Set(params.getAll(facet))].filter(Boolean).slice(0, MOST_VALUES);
    if (values.length > 0) selection[facet] = values;
  }
  const order = classOrders.find((one) => one === params.get('sort')) ?? 'newest';
  const page = Math.trunc(Number(params.get('page')));
  return { selection, order, page: page >= 1 && Number.isFinite(page) ? page : 1 };
}

/**
 * The query of an address: facets in their own order, values by name, so that one choice has one
 * address however it was made. What else stands in `params` (a search's words) stays.
 */
export function writeGridAddress(
  { selection, order, page }: GridAddress,
  params: URLSearchParams = new URLSearchParams(),
): string {
  const own = new Set<string>([...facetNames, 'sort', 'page']);
  const next = new URLSearchParams([...params].filter(([key]) => !own.has(key)));
  for (const facet of facetNames) {
    for (const value of [...(selection[facet] ?? [])].sort()) next.append(facet, value);
  }
  if (order !== 'newest') next.set('sort', order);
  if (page > 1) next.set('page', String(page));
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether an address narrows a list, or puts it in an order of its own. */
export const isNarrowed = (params: URLSearchParams): boolean =>
  [...facetNames, 'sort'].some((key) => params.has(key));
