import { filterProducts, type ShopFilters } from './filters';
import type { Product } from './types';

/** One kind of wish of a list, given up as a whole. */
export type FilterKind = 'query' | 'category' | 'size' | 'colour' | 'price' | 'stock' | 'sale';

/** A wish that may be given up, and what that brings back. */
export interface ClearableFilter {
  kind: FilterKind;
  /** The filters without it, from the first page. */
  filters: ShopFilters;
  /** How many products they show; at least 1. */
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
 * The ways out of a list that shows nothing: each single wish that, given up, brings products
 * back. The nearest first, which is the one that brings back the fewest: it gives up least.
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
