import { MAX_CART_LINES, mergeCarts } from './cart';
import type { CartLine } from './types';

const getLine = (lines: readonly CartLine[], id: string): CartLine | undefined =>
  lines.find(({ variantId }) => variantId === id);

/** Whether two carts have the same lines in the same order. */
export const isSameCart = (a: readonly CartLine[], b: readonly CartLine[]): boolean =>
  a.length === b.length &&
  a.every(({ variantId, quantity }, at) => {
    const other = b[at];
    return other?.variantId === variantId && other.quantity === quantity;
  });

/**
 * Merges the cart of a device into the member's stored cart
 * (docs/product/orders.md#cart-and-wishlist). `base` is the cart that both had after the last
 * merge. Lines that the device has changed, added or removed since then are taken from the device;
 * all other lines are taken from the stored cart. At the first merge after a sign-in there is no
 * base, and the larger quantity of each variant counts.
 */
export const mergeCartChanges = (
  base: readonly CartLine[] | null,
  local: readonly CartLine[],
  stored: readonly CartLine[],
): readonly CartLine[] => {
  if (base === null) return mergeCarts(stored, local);
  const all = [...stored, ...local.filter(({ variantId }) => !getLine(stored, variantId))];
  return all
    .flatMap(({ variantId }) => {
      const mine = getLine(local, variantId);
      const isChanged = mine?.quantity !== getLine(base, variantId)?.quantity;
      return (isChanged ? mine : getLine(stored, variantId)) ?? [];
    })
    .slice(0, MAX_CART_LINES);
};
