import { truncate } from '../validation/truncate';
import { emptyFilters, type ShopFilters } from './filters';
import { shopSorts } from './sort';
import { categoryIds } from './types';

/** A URL may contain anything, so the lengths of values and lists are limited. */
const MAX_VALUE_LENGTH = 80;
const MAX_VALUES = 20;
const MAX_AMOUNT = 100_000_000;

const LIST = ',';

const parseList = (text: string | null): readonly string[] =>
  [
    ...new Set(
      (text ?? '')
        .split(LIST)
        .map((value) => value.trim())
        .filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH),
    ),
  ].slice(0, MAX_VALUES);

const parseWholeNumber = (text: string | null, least: number, most: number): number | null => {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};

/** `URLSearchParams`, or any object with the same `get`. */
export interface QueryReader {
  get(name: string): string | null;
}

/** Parses the filters in the query of a URL. Invalid values are ignored. */
export const parseFilters = (query: QueryReader): ShopFilters => {
  const categories = parseList(query.get('category'));
  const from = parseWholeNumber(query.get('from'), 0, MAX_AMOUNT);
  const to = parseWholeNumber(query.get('to'), 0, MAX_AMOUNT);
  const isSwapped = from !== null && to !== null && from > to;
  return {
    query: truncate((query.get('q') ?? '').trim(), MAX_VALUE_LENGTH),
    categories: categoryIds.filter((id) => categories.includes(id)),
    sizes: parseList(query.get('size')),
    colors: parseList(query.get('colour')),
    priceFrom: isSwapped ? to : from,
    priceTo: isSwapped ? from : to,
    isInStock: query.get('stock') === 'yes',
    isOnSale: query.get('sale') === 'yes',
    sort: shopSorts.find((sort) => sort === query.get('sort')) ?? emptyFilters.sort,
    page: parseWholeNumber(query.get('page'), 1, 10_000) ?? 1,
  };
};

/**
 * The query of a URL with these filters, without `?`. It is empty without filters. The same filters
 * always result in the same query.
 */
export const formatFilterQuery = (filters: ShopFilters): string => {
  const params: Readonly<Record<string, string | null>> = {
    q: filters.query.trim(),
    category: filters.categories.join(LIST),
    size: filters.sizes.join(LIST),
    colour: filters.colors.join(LIST),
    from: filters.priceFrom === null ? null : String(filters.priceFrom),
    to: filters.priceTo === null ? null : String(filters.priceTo),
    stock: filters.isInStock ? 'yes' : null,
    sale: filters.isOnSale ? 'yes' : null,
    sort: filters.sort === emptyFilters.sort ? null : filters.sort,
    page: filters.page > 1 ? String(filters.page) : null,
  };
  return Object.entries(params)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')
    .replaceAll('%2C', LIST);
};
