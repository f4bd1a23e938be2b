import { priceGlance } from './products';
import type { Product } from './types';

/** The orders of a list. */
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

const orders: Readonly<Record<ShopSort, (a: Product, b: Product) => number>> = {
  featured: (a, b) => a.rank - b.rank,
  newest: (a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt),
  'price-up': (a, b) => priceGlance(a).amount - priceGlance(b).amount,
  'price-down': (a, b) => priceGlance(b).amount - priceGlance(a).amount,
  rating: (a, b) =>
    (b.rating?.average ?? 0) - (a.rating?.average ?? 0) ||
    (b.rating?.count ?? 0) - (a.rating?.count ?? 0),
  // Names of products are English in every language of the page.
  name: (a, b) => english.compare(a.name, b.name),
};

/** The products in an order; what is equal under it stands by its name, what is sold out last. */
export const sortProducts = (products: readonly Product[], sort: ShopSort): readonly Product[] =>
  products.toSorted(
    (a, b) =>
      Number(priceGlance(a).isSoldOut) - Number(priceGlance(b).isSoldOut) ||
      orders[sort](a, b) ||
      english.compare(a.name, b.name),
  );
