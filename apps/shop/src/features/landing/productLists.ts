import { priceGlance, sortProducts, type Product } from '@gschool/domain';

/** How many each row shows. */
export const ROW_LENGTH = 8;

const isAvailable = (product: Product): boolean => !priceGlance(product).isSoldOut;

/** The shop's state lists that follow from its goods (spec, section 3), by its names. */
export const productLists = {
  /** What the shop puts first. */
  products: (all: readonly Product[]) => sortProducts(all, 'featured').slice(0, ROW_LENGTH),
  /** The last that came, sold out or not. */
  newProduct: (all: readonly Product[]) =>
    all.toSorted((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt)).slice(0, ROW_LENGTH),
  /** What can be had and is liked best; a shop without reviews puts its own choice there. */
  bestseller: (all: readonly Product[]) => {
    const rated = all.filter(({ rating }) => rating !== null);
    return sortProducts((rated.length > 0 ? rated : all).filter(isAvailable), 'rating').slice(
      0,
      ROW_LENGTH,
    );
  },
} as const satisfies Readonly<Record<string, (all: readonly Product[]) => readonly Product[]>>;

export type ProductListName = keyof typeof productLists;
