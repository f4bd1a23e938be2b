import { getPriceSummary } from './products';
import { searchProducts } from './search';
import { sortProducts, type ShopSort } from './sort';
import type { CategoryId, OptionName, Product, Variant } from './types';

/** The filters of a list of products. Prices are in minor units, inclusive. */
export interface ShopFilters {
  query: string;
  categories: readonly CategoryId[];
  sizes: readonly string[];
  colors: readonly string[];
  priceFrom: number | null;
  priceTo: number | null;
  isInStock: boolean;
  isOnSale: boolean;
  sort: ShopSort;
  /** Starts at 1. */
  page: number;
}

/** No filters, in the shop's order. */
export const emptyFilters: ShopFilters = {
  query: '',
  categories: [],
  sizes: [],
  colors: [],
  priceFrom: null,
  priceTo: null,
  isInStock: false,
  isOnSale: false,
  sort: 'featured',
  page: 1,
};

type VariantFilters = Omit<ShopFilters, 'query' | 'sort' | 'page'>;

const isAmong = (wanted: readonly string[], value: string | undefined): boolean =>
  wanted.length === 0 || (value !== undefined && wanted.includes(value));

const matchesVariant = (
  { options, amount, compareAt, stock }: Variant,
  wanted: VariantFilters,
): boolean =>
  isAmong(wanted.sizes, options.size) &&
  isAmong(wanted.colors, options.colour) &&
  (wanted.priceFrom === null || amount >= wanted.priceFrom) &&
  (wanted.priceTo === null || amount <= wanted.priceTo) &&
  (!wanted.isInStock || stock > 0) &&
  (!wanted.isOnSale || compareAt !== null);

/**
 * The products with at least one variant that matches all filters. For red and M, one variant must
 * be both: a red variant and another one in M are not enough.
 */
export const filterByVariant = (
  products: readonly Product[],
  wanted: VariantFilters,
): readonly Product[] =>
  products.filter(
    ({ category, variants }) =>
      isAmong(wanted.categories, category) &&
      variants.some((variant) => matchesVariant(variant, wanted)),
  );

/** The products that match, sorted, before paging. */
export const filterProducts = (
  products: readonly Product[],
  filters: ShopFilters,
): readonly Product[] => {
  const found = filterByVariant(searchProducts(products, filters.query), filters);
  // Search results stay in the order of their scores unless a different order is selected.
  return filters.query.trim() !== '' && filters.sort === 'featured'
    ? found
    : sortProducts(found, filters.sort);
};

/** A value of a facet, and how many products it would show. */
export interface ShopFacetValue<T extends string = string> {
  value: T;
  count: number;
  isSelected: boolean;
}

export interface ShopFacets {
  categories: readonly ShopFacetValue<CategoryId>[];
  sizes: readonly ShopFacetValue[];
  colors: readonly ShopFacetValue[];
  inStock: number;
  onSale: number;
  /** The price range of all search results in minor units; null if there are no results. */
  price: { least: number; most: number } | null;
}

const listOptionValues = (products: readonly Product[], name: OptionName): readonly string[] => [
  ...new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ options }) => options[name] ?? [])),
  ),
];

/**
 * The facets of a list: every value, with how many products it shows together with the filters of
 * the other facets. Values without products are left out unless they are selected.
 */
export const getShopFacets = (products: readonly Product[], filters: ShopFilters): ShopFacets => {
  // Sorted in a fixed order, so that the values on a prerendered page do not move when the shop's
  // data loads.
  const searched = sortProducts(searchProducts(products, filters.query), 'featured');
  const count = (wanted: Partial<VariantFilters>): number =>
    filterByVariant(searched, { ...filters, ...wanted }).length;
  const facet = <T extends string>(
    values: readonly T[],
    chosen: readonly T[],
    only: (value: T) => Partial<VariantFilters>,
  ): readonly ShopFacetValue<T>[] =>
    values
      .map((value) => ({ value, count: count(only(value)), isSelected: chosen.includes(value) }))
      .filter((one) => one.count > 0 || one.isSelected);
  const amounts = searched.map((product) => getPriceSummary(product).amount);
  return {
    categories: facet(
      [...new Set(searched.map(({ category }) => category))],
      filters.categories,
      (value) => ({ categories: [value] }),
    ),
    sizes: facet(listOptionValues(searched, 'size'), filters.sizes, (value) => ({
      sizes: [value],
    })),
    colors: facet(listOptionValues(searched, 'colour'), filters.colors, (value) => ({
      colors: [value],
    })),
    inStock: count({ isInStock: true }),
    onSale: count({ isOnSale: true }),
    price:
      amounts.length === 0 ? null : { least: Math.min(...amounts), most: Math.max(...amounts) },
  };
};

/** The number of active filters, including the search. The order is not a filter. */
export const countActiveFilters = (filters: ShopFilters): number =>
  Number(filters.query !== '') +
  filters.categories.length +
  filters.sizes.length +
  filters.colors.length +
  Number(filters.priceFrom !== null || filters.priceTo !== null) +
  Number(filters.isInStock) +
  Number(filters.isOnSale);
