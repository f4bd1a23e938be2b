import { findVariant } from './products';
import type { OptionName, Product, Variant } from './types';

/**
 * The sort that somebody gets who looks at one and chooses another value of an option: the
 * same in everything else where that is made; otherwise another one of that value, first one
 * that can be bought. Null for a value that the product does not have.
 */
export const getNearestVariant = (
  product: Product,
  current: Variant | null,
  name: OptionName,
  value: string,
): Variant | null => {
  const exact = findVariant(product, { ...current?.options, [name]: value });
  if (exact) return exact;
  const near = product.variants.filter(({ options }) => options[name] === value);
  return near.find(({ stock }) => stock > 0) ?? near[0] ?? null;
};
