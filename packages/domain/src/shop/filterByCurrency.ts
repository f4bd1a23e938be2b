import type { Product } from './types';

/**
 * Keeps the prices in the currency of the product with the lowest rank: amounts in two currencies
 * cannot be added. `onLeftOut` gets the id of each product that lost a price.
 */
export const filterByCurrency = (
  products: readonly Product[],
  onLeftOut: (id: string) => void,
): readonly Product[] => {
  const currency = products.toSorted((a, b) => a.rank - b.rank)[0]?.variants[0]?.currency;
  return products.flatMap((product) => {
    const variants = product.variants.filter((variant) => variant.currency === currency);
    if (variants.length < product.variants.length) onLeftOut(product.id);
    return variants.length > 0 ? [{ ...product, variants }] : [];
  });
};
