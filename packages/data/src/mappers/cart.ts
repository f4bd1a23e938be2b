import { parseStoredCart, type CartLine } from '@gschool/domain';

import type { CartDocument } from '../documents';

/** Converts `users/{uid}/state/cart`; invalid lines are left out. */
export const toCart = (fields: Readonly<Record<string, unknown>> | null): readonly CartLine[] => {
  const lines = fields?.['lines'];
  if (!Array.isArray(lines)) return [];
  return parseStoredCart(
    lines.map((line) => {
      const [productId, variantId, quantity] = String(line).split(':');
      return { productId, variantId, quantity: Number(quantity) };
    }),
  );
};

/** Converts a cart to its document. */
export const toCartDocument = (lines: readonly CartLine[]): CartDocument => ({
  lines: lines.map(({ productId, variantId, quantity }) => `${productId}:${variantId}:${quantity}`),
});
