import { isSameCart, mergeCartChanges } from './mergeCartChanges';
import { parseStoredCart, parseStoredIds } from './parseStoredCart';
import type { CartLine } from './types';

/**
 * The data that a member of the shop sees on every device
 * (docs/product/orders.md#cart-and-wishlist).
 */
export interface SavedCart {
  lines: readonly CartLine[];
  /** Ids of products, newest first. */
  wishlist: readonly string[];
}

/** The maximum number of products on a wishlist. */
export const MAX_WISHLIST = 200;

export const emptySavedCart: SavedCart = { lines: [], wishlist: [] };

/** Whether two wishlists have the same products in the same order. */
export const isSameWishlist = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

export const isSameSavedCart = (a: SavedCart, b: SavedCart): boolean =>
  isSameCart(a.lines, b.lines) && isSameWishlist(a.wishlist, b.wishlist);

/**
 * Like `mergeCartChanges`: the products that this device added or removed since `base` are taken
 * from this device, all others from the stored wishlist.
 */
const mergeWishlistChanges = (
  base: readonly string[],
  local: readonly string[],
  stored: readonly string[],
): readonly string[] =>
  [...local.filter((id) => !stored.includes(id)), ...stored]
    .filter((id) => {
      const isChanged = local.includes(id) !== base.includes(id);
      return (isChanged ? local : stored).includes(id);
    })
    .slice(0, MAX_WISHLIST);

/**
 * Merges the cart and the wishlist of a device into the stored ones. `base` contains the cart and
 * the wishlist that both had after the last merge. It is null before the first merge, which removes
 * nothing.
 */
export const mergeSavedCarts = (
  base: SavedCart | null,
  local: SavedCart,
  stored: SavedCart,
): SavedCart => ({
  lines: mergeCartChanges(base?.lines ?? null, local.lines, stored.lines),
  wishlist: mergeWishlistChanges(base?.wishlist ?? [], local.wishlist, stored.wishlist),
});

/** Parses a stored value; null if it is invalid. */
export const parseSavedCart = (value: unknown): SavedCart | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { lines, wishlist } = value as Partial<Record<keyof SavedCart, unknown>>;
  return { lines: parseStoredCart(lines), wishlist: parseStoredIds(wishlist, MAX_WISHLIST) };
};
