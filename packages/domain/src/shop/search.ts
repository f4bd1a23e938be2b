import { fold } from '../search/fold';
import { priceGlance } from './products';
import type { Product } from './types';

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** What a product is found by: the first texts weigh most. */
const textsOf = (product: Product): readonly string[] => [
  product.name,
  [product.category, ...product.tags].join(' '),
  product.variants.flatMap(({ options }) => Object.values(options)).join(' '),
  [product.description, ...product.details].join(' '),
];

/** How well one word is met, 0 where it is not: the beginning of a word, in the earliest text. */
const scoreOf = (word: string, texts: readonly (readonly string[])[]): number => {
  const at = texts.findIndex((words) => words.some((one) => one.startsWith(word)));
  if (at < 0) return 0;
  return (texts.length - at) * 2 + Number(texts[at]?.includes(word) ?? false);
};

/**
 * The products that meet every word of a search, best first; of equals, what is sold out comes
 * last. Without a word all of them, as they were. Case, accents and the forms of Arabic letters do not matter.
 */
export const searchProducts = (products: readonly Product[], query: string): readonly Product[] => {
  const words = wordsOf(query);
  if (words.length === 0) return products;
  return products
    .map((product) => {
      const texts = textsOf(product).map(wordsOf);
      const scores = words.map((word) => scoreOf(word, texts));
      const isMet = scores.every((score) => score > 0);
      return { product, score: isMet ? scores.reduce((sum, score) => sum + score, 0) : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(priceGlance(a.product).isSoldOut) - Number(priceGlance(b.product).isSoldOut),
    )
    .map(({ product }) => product);
};
