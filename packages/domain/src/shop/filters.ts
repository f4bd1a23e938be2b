import { getPriceSummary } from './products';
import { searchProducts } from './search';
import { sortProducts, type ShopSort } from './sort';
import type { CategoryId, OptionName, Product, Variant } from './types';

/** What a list of products is narrowed to; prices in minor units, both ends inclusive. */
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
  /** Counted from 1. */
  page: number;
}

/** Everything, as the shop puts it. */
export const noFilters: ShopFilters = {
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

/** The products of which one sort meets every wish at once: a red one in M, not a red one and one in M. */
export const filterByVariant = (
  products: readonly Product[],
  wanted: VariantFilters,
): readonly Product[] =>
  products.filter(
    ({ category, variants }) =>
      isAmong(wanted.categories, category) &&
      variants.some((variant) => matchesVariant(variant, wanted)),
  );

/** What a list shows: searched, narrowed and sorted, not yet cut into pages. */
export const filterProducts = (
  products: readonly Product[],
  filters: ShopFilters,
): readonly Product[] => {
  const found = filterByVariant(searchProducts(products, filters.query), filters);
  // A search is in the order of its answers, unless another was asked for.
  return filters.query.trim() !== '' && filters.sort === 'featured'
    ? found
    : sortProducts(found, filters.sort);
};

/** One value of a facet, and how many products it would show. */
export interface ShopFacetValue<T extends string = string> {
  value: T;
  count: number;
  isChosen: boolean;
}

export interface ShopFacets {
  categories: readonly ShopFacetValue<CategoryId>[];
  sizes: readonly ShopFacetValue[];
  colors: readonly ShopFacetValue[];
  inStock: number;
  onSale: number;
  /** Of everything that was searched; null where nothing is left. Minor units. */
  price: { least: number; most: number } | null;
}

const listOptionValues = (products: readonly Product[], name: OptionName): readonly string[] => [
  ...new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ options }) => options[name] ?? [])),
  ),
];

/**
 * The facets of a list: every value with how many products it shows together with all
 * other wishes (those of its own facet aside, since values of one facet are either-or).
 * Values that show nothing stay as long as they are chosen.
 */
export const getShopFacets = (products: readonly Product[], filters: ShopFilters): ShopFacets => {
  const searched = searchProducts(products, filters.query);
  const count = (wanted: Partial<VariantFilters>): number =>
    filterByVariant(searched, { ...filters, ...wanted }).length;
  const facet = <T extends string>(
    values: readonly T[],
    chosen: readonly T[],
    only: (value: T) => Partial<VariantFilters>,
  ): readonly ShopFacetValue<T>[] =>
    values
      .map((value) => ({ value, count: count(only(value)), isChosen: chosen.includes(value) }))
      .filter((one) => one.count > 0 || one.isChosen);
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

/** How many wishes narrow a list, its search among them; an order is none. */
export const countActiveFilters = (filters: ShopFilters): number =>
  Number(filters.query !== '') +
  filters.categories.length +
  filters.sizes.length +
  filters.colors.length +
  Number(filters.priceFrom !== null || filters.priceTo !== null) +
  Number(filters.isInStock) +
  Number(filters.isOnSale);
