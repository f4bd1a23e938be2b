import { createTextMatcher } from '../search/createTextMatcher';
import { getPriceSummary } from './products';
import type { Product } from './types';

/** What a product is found by: the first texts weigh most. */
const getSearchTexts = (product: Product): readonly string[] => [
  product.name,
  [product.category, ...product.tags].join(' '),
  product.variants.flatMap(({ options }) => Object.values(options)).join(' '),
  [product.description, ...product.details].join(' '),
];

/**
 * The products that meet every word of a search, best first; of equals, what is sold out comes
 * last. Without a word all of them, as they were. Case, accents and the forms of Arabic letters do not matter.
 */
export const searchProducts = (products: readonly Product[], query: string): readonly Product[] => {
  const matcher = createTextMatcher(query);
  if (matcher.isEmpty) return products;
  return products
    .map((product) => ({ product, score: matcher.score(getSearchTexts(product)) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(getPriceSummary(a.product).isSoldOut) - Number(getPriceSummary(b.product).isSoldOut),
    )
    .map(({ product }) => product);
};
