import type { Product } from './types';

/**
 * Keeps only prices in one currency, because amounts in two currencies cannot be added. It is the
 * currency of the product with the lowest rank. `onLeftOut` is called with the id of each product
 * that lost a price.
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
