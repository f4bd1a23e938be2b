import { priceGlance } from './products';
import { searchProducts } from './search';
import { sortProducts, type ShopSort } from './sort';
import type { CategoryId, OptionName, Product, Variant } from './types';

/** What a list of products is narrowed to; prices in minor units, both ends inclusive. */
export interface ShopFilters {
  query: string;
  categories: readonly CategoryId[];
  sizes: readonly string[];
  colours: readonly string[];
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
  colours: [],
  priceFrom: null,
  priceTo: null,
  isInStock: false,
  isOnSale: false,
  sort: 'featured',
  page: 1,
};

type Wanted = Omit<ShopFilters, 'query' | 'sort' | 'page'>;

const isAmong = (wanted: readonly string[], value: string | undefined): boolean =>
  wanted.length === 0 || (value !== undefined && wanted.includes(value));

const fits = ({ options, amount, compareAt, stock }: Variant, wanted: Wanted): boolean =>
  isAmong(wanted.sizes, options.size) &&
  isAmong(wanted.colours, options.colour) &&
  (wanted.priceFrom === null || amount >= wanted.priceFrom) &&
  (wanted.priceTo === null || amount <= wanted.priceTo) &&
  (!wanted.isInStock || stock > 0) &&
  (!wanted.isOnSale || compareAt !== null);

/** The products of which one sort meets every wish at once: a red one in M, not a red one and one in M. */
export const narrowed = (products: readonly Product[], wanted: Wanted): readonly Product[] =>
  products.filter(
    ({ category, variants }) =>
      isAmong(wanted.categories, category) && variants.some((variant) => fits(variant, wanted)),
  );

/** What a list shows: searched, narrowed and sorted, not yet cut into pages. */
export const filterProducts = (
  products: readonly Product[],
  filters: ShopFilters,
): readonly Product[] => {
  const found = narrowed(searchProducts(products, filters.query), filters);
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
  colours: readonly ShopFacetValue[];
  inStock: number;
  onSale: number;
  /** Of everything that was searched; null where nothing is left. Minor units. */
  price: { least: number; most: number } | null;
}

const valuesOf = (products: readonly Product[], name: OptionName): readonly string[] => [
  ...new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ options }) => options[name] ?? [])),
  ),
];

/**
 * The facets of a list: every value with how many products it shows together with all
 * other wishes (those of its own facet aside, since values of one facet are either-or).
 * Values that show nothing stay as long as they are chosen.
 */
export const facetsOf = (products: readonly Product[], filters: ShopFilters): ShopFacets => {
  const searched = searchProducts(products, filters.query);
  const count = (wanted: Partial<Wanted>): number =>
    narrowed(searched, { ...filters, ...wanted }).length;
  const facet = <T extends string>(
    values: readonly T[],
    chosen: readonly T[],
    only: (value: T) => Partial<Wanted>,
  ): readonly ShopFacetValue<T>[] =>
    values
      .map((value) => ({ value, count: count(only(value)), isChosen: chosen.includes(value) }))
      .filter((one) => one.count > 0 || one.isChosen);
  const amounts = searched.map((product) => priceGlance(product).amount);
  return {
    categories: facet(
      [...new Set(searched.map(({ category }) => category))],
      filters.categories,
      (value) => ({ categories: [value] }),
    ),
    sizes: facet(valuesOf(searched, 'size'), filters.sizes, (value) => ({ sizes: [value] })),
    colours: facet(valuesOf(searched, 'colour'), filters.colours, (value) => ({
      colours: [value],
    })),
    inStock: count({ isInStock: true }),
    onSale: count({ isOnSale: true }),
    price:
      amounts.length === 0 ? null : { least: Math.min(...amounts), most: Math.max(...amounts) },
  };
};

/** How many wishes narrow a list, its search among them; an order is none. */
export const activeFilterCount = (filters: ShopFilters): number =>
  Number(filters.query !== '') +
  filters.categories.length +
  filters.sizes.length +
  filters.colours.length +
  Number(filters.priceFrom !== null || filters.priceTo !== null) +
  Number(filters.isInStock) +
  Number(filters.isOnSale);
