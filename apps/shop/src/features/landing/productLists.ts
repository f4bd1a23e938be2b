import { getPriceSummary, sortProducts, type Product } from '@gschool/domain';

/** Products per row. */
export const ROW_LENGTH = 8;

const isAvailable = (product: Product): boolean => !getPriceSummary(product).isSoldOut;

/** The state lists that are computed from the products (docs/product/shop.md#state-lists). */
export const productLists = {
  products: (all: readonly Product[]) => sortProducts(all, 'featured').slice(0, ROW_LENGTH),
  /** The newest products, sold out or not. */
  newProduct: (all: readonly Product[]) =>
    all.toSorted((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt)).slice(0, ROW_LENGTH),
  /** The best rated products in stock. Without any rating, all products in stock count. */
  bestseller: (all: readonly Product[]) => {
    const rated = all.filter(({ rating }) => rating !== null);
    return sortProducts((rated.length > 0 ? rated : all).filter(isAvailable), 'rating').slice(
      0,
      ROW_LENGTH,
    );
  },
} as const satisfies Readonly<Record<string, (all: readonly Product[]) => readonly Product[]>>;

export type ProductListName = keyof typeof productLists;
