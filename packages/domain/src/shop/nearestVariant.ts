import { findVariant } from './products';
import type { OptionName, Product, Variant } from './types';

/**
 * The variant to show when a different value of an option is selected. If a variant with the same
 * other options exists, it is that one; otherwise another variant with the value, preferably one in
 * stock. Null if the product does not have the value.
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
