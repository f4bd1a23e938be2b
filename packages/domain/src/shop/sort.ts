import { getPriceSummary } from './products';
import type { Product } from './types';

/** The possible orders of a list of products. */
export const shopSorts = [
  'featured',
  'newest',
  'price-up',
  'price-down',
  'rating',
  'name',
] as const;
export type ShopSort = (typeof shopSorts)[number];

const english = new Intl.Collator('en');

/** Compares names by the rules of English, no matter which language the page has. */
const compareNames = (a: Product, b: Product): number => english.compare(a.name, b.name);

const compareBySort: Readonly<Record<ShopSort, (a: Product, b: Product) => number>> = {
  featured: (a, b) => a.rank - b.rank,
  newest: (a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt),
  'price-up': (a, b) => getPriceSummary(a).amount - getPriceSummary(b).amount,
  'price-down': (a, b) => getPriceSummary(b).amount - getPriceSummary(a).amount,
  rating: (a, b) =>
    (b.rating?.average ?? 0) - (a.rating?.average ?? 0) ||
    (b.rating?.count ?? 0) - (a.rating?.count ?? 0),
  name: compareNames,
};

/** Sorts products. Equal products are sorted by name, and sold-out products come last. */
export const sortProducts = (products: readonly Product[], sort: ShopSort): readonly Product[] =>
  products.toSorted(
    (a, b) =>
      Number(getPriceSummary(a).isSoldOut) - Number(getPriceSummary(b).isSoldOut) ||
      compareBySort[sort](a, b) ||
      compareNames(a, b),
  );
