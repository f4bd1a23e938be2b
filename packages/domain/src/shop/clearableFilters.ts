import { filterProducts, type ShopFilters } from './filters';
import type { Product } from './types';

/** The kinds of filters that can be cleared. */
export type FilterKind = 'query' | 'category' | 'size' | 'colour' | 'price' | 'stock' | 'sale';

/** A filter that can be cleared, and the result of clearing it. */
export interface ClearableFilter {
  kind: FilterKind;
  /** The other filters, on the first page. */
  filters: ShopFilters;
  /** The number of products that the other filters show; at least one. */
  count: number;
}

const clearedValues: readonly (readonly [FilterKind, Partial<ShopFilters>])[] = [
  ['category', { categories: [] }],
  ['size', { sizes: [] }],
  ['colour', { colors: [] }],
  ['price', { priceFrom: null, priceTo: null }],
  ['stock', { isInStock: false }],
  ['sale', { isOnSale: false }],
  ['query', { query: '' }],
];

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * For an empty list: the filters that show products again when only that filter is cleared. The
 * filter with the fewest products comes first, because clearing it changes the least.
 */
export const getClearableFilters = (
  products: readonly Product[],
  filters: ShopFilters,
): readonly ClearableFilter[] =>
  clearedValues
    .flatMap(([kind, change]) => {
      const next: ShopFilters = { ...filters, ...change, page: 1 };
      if (isEqual(next, { ...filters, page: 1 })) return [];
      const count = filterProducts(products, next).length;
      return count > 0 ? [{ kind, filters: next, count }] : [];
    })
    .toSorted((a, b) => a.count - b.count);
