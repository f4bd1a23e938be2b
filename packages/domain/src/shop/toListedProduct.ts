import type { Product, Variant } from './types';

/** Variants that look the same on a product card have the same key. */
const getCardKey = ({ options, amount, compareAt, stock }: Variant): string =>
  [options.colour, amount, compareAt, stock > 0].join('|');

/**
 * Reduces a product to the data that its card shows, to keep prerendered documents small. A product
 * with several variants keeps at least two, because “Add to cart” is only on the card of a product
 * with one variant.
 */
export const toListedProduct = (product: Product): Product => {
  const { language: _language, translations: _translations, variants, ...rest } = product;
  const keys = variants.map(getCardKey);
  const different = variants.filter((_variant, at) => keys.indexOf(keys[at] ?? '') === at);
  return {
    ...rest,
    description: '',
    details: [],
    pictures: product.pictures.slice(0, 1),
    variants: different.length > 1 ? different : variants.slice(0, 2),
    tags: [],
    relatedIds: [],
    sizeGuide: null,
  };
};
