import { noFilters, type ShopFilters } from './filters';
import { shopSorts } from './sort';
import { categoryIds } from './types';

/** An address may say anything: no value is longer, and no list has more. */
const LONGEST = 80;
const MOST_VALUES = 20;
const MOST_AMOUNT = 100_000_000;

const LIST = ',';

const listOf = (text: string | null): readonly string[] =>
  [
    ...new Set(
      (text ?? '')
        .split(LIST)
        .map((value) => value.trim())
        .filter((value) => value !== '' && value.length <= LONGEST),
    ),
  ].slice(0, MOST_VALUES);

const wholeOf = (text: string | null, least: number, most: number): number | null => {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};

/** What an address asks for: `URLSearchParams`, or anything that reads like it. */
export interface Asked {
  get(name: string): string | null;
}

/** The filters that an address asks for; what it says wrongly is left out. */
export const filtersFromQuery = (asked: Asked): ShopFilters => {
  const categories = listOf(asked.get('category'));
  const from = wholeOf(asked.get('from'), 0, MOST_AMOUNT);
  const to = wholeOf(asked.get('to'), 0, MOST_AMOUNT);
  const isSwapped = from !== null && to !== null && from > to;
  return {
    query: (asked.get('q') ?? '').trim().slice(0, LONGEST),
    categories: categoryIds.filter((id) => categories.includes(id)),
    sizes: listOf(asked.get('size')),
    colours: listOf(asked.get('colour')),
    priceFrom: isSwapped ? to : from,
    priceTo: isSwapped ? from : to,
    isInStock: asked.get('stock') === 'yes',
    isOnSale: asked.get('sale') === 'yes',
    sort: shopSorts.find((sort) => sort === asked.get('sort')) ?? noFilters.sort,
    page: wholeOf(asked.get('page'), 1, 10_000) ?? 1,
  };
};

/**
 * The query of an address that shows these filters, without `?`; empty for everything. The
 * same filters give the same query, whatever way they were come by.
 */
export const queryFromFilters = (filters: ShopFilters): string => {
  const said: Readonly<Record<string, string | null>> = {
    q: filters.query.trim(),
    category: filters.categories.join(LIST),
    size: filters.sizes.join(LIST),
    colour: filters.colours.join(LIST),
    from: filters.priceFrom === null ? null : String(filters.priceFrom),
    to: filters.priceTo === null ? null : String(filters.priceTo),
    stock: filters.isInStock ? 'yes' : null,
    sale: filters.isOnSale ? 'yes' : null,
    sort: filters.sort === noFilters.sort ? null : filters.sort,
    page: filters.page > 1 ? String(filters.page) : null,
  };
  return Object.entries(said)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')
    .replaceAll('%2C', LIST);
};
