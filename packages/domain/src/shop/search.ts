import { createTextMatcher } from '../search/createTextMatcher';
import { getPriceSummary } from './products';
import type { Product } from './types';

/** The texts that can find a product; earlier texts count more. */
const getSearchTexts = (product: Product): readonly string[] => [
  product.name,
  [product.category, ...product.tags].join(' '),
  product.variants.flatMap(({ options }) => Object.values(options)).join(' '),
  [product.description, ...product.details].join(' '),
];

/**
 * The products that match every word of the query, the best first. Among equals, sold-out products
 * come last. Without words, returns all products in order. Case, accents and variants of Arabic
 * letters do not matter.
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
