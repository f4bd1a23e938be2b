import { getPriceSummary, sortProducts, type Product } from '@gschool/domain';

/** How many each row shows. */
export const ROW = 8;

const there = (product: Product): boolean => !getPriceSummary(product).isSoldOut;

/** The shop's state lists that follow from its goods (spec, section 3), by its names. */
export const goodsLists = {
  /** What the shop puts first. */
  products: (all: readonly Product[]) => sortProducts(all, 'featured').slice(0, ROW),
  /** The last that came, sold out or not. */
  newProduct: (all: readonly Product[]) =>
    all.toSorted((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt)).slice(0, ROW),
  /** What can be had and is liked best; a shop without reviews puts its own choice there. */
  bestseller: (all: readonly Product[]) => {
    const rated = all.filter(({ rating }) => rating !== null);
    return sortProducts((rated.length > 0 ? rated : all).filter(there), 'rating').slice(0, ROW);
  },
} as const satisfies Readonly<Record<string, (all: readonly Product[]) => readonly Product[]>>;

export type GoodsListName = keyof typeof goodsLists;
