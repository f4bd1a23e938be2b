import { clampToStock, type StockLookup } from './stock';
import type { CartLine } from './types';

/**
 * The maximum number of lines in a cart. An order has at most 20 lines, and one of them is
 * shipping.
 */
export const MAX_CART_LINES = 19;

/** Why a cart differs from the requested change. The page has a message for each kind. */
export type CartNotice =
  | {
      kind: 'clamped';
      productId: string;
      variantId: string;
      wanted: number;
      /** The quantity that is now in the cart, which is the whole stock. */
      quantity: number;
    }
  | { kind: 'soldOut'; productId: string; variantId: string }
  /** The cart already has `MAX_CART_LINES` lines. */
  | { kind: 'full' };

/** A cart after a change, with a notice if the change was only partly possible. */
export interface CartChange {
  lines: readonly CartLine[];
  notice: CartNotice | null;
}

const getQuantity = (lines: readonly CartLine[], variantId: string): number =>
  lines.find((line) => line.variantId === variantId)?.quantity ?? 0;

/** The lines without one variant. */
export const removeCartLine = (
  lines: readonly CartLine[],
  variantId: string,
): readonly CartLine[] => lines.filter((line) => line.variantId !== variantId);

/**
 * Sets the quantity of a variant; 0 removes it. An existing line keeps its position; a new one is
 * added at the end. The quantity is limited to the stock.
 */
export const setCartQuantity = (
  lines: readonly CartLine[],
  { productId, variantId, quantity: wanted }: CartLine,
  stock: StockLookup,
): CartChange => {
  const quantity = clampToStock(wanted, stock(variantId));
  const isThere = getQuantity(lines, variantId) > 0;
  if (quantity === 0) {
    const isSoldOut = wanted > 0;
    // A sold-out line stays in the cart. The page shows a notice, and the item may be back in stock
    // later.
    return {
      lines: isSoldOut ? lines : removeCartLine(lines, variantId),
      notice: isSoldOut ? { kind: 'soldOut', productId, variantId } : null,
    };
  }
  if (!isThere && lines.length >= MAX_CART_LINES) return { lines, notice: { kind: 'full' } };
  const line = { productId, variantId, quantity };
  return {
    lines: isThere
      ? lines.map((other) => (other.variantId === variantId ? line : other))
      : [...lines, line],
    notice: quantity < wanted ? { kind: 'clamped', productId, variantId, wanted, quantity } : null,
  };
};

/** Adds a quantity of a variant. */
export const addToCart = (
  lines: readonly CartLine[],
  line: CartLine,
  stock: StockLookup,
): CartChange =>
  setCartQuantity(
    lines,
    { ...line, quantity: getQuantity(lines, line.variantId) + Math.max(1, line.quantity) },
    stock,
  );

/** The lines with their quantities limited to the stock, without those that are sold out. */
export const limitCart = (lines: readonly CartLine[], stock: StockLookup): readonly CartLine[] =>
  lines
    .map((line) => ({ ...line, quantity: clampToStock(line.quantity, stock(line.variantId)) }))
    .filter(({ quantity }) => quantity > 0);

/** The number of items in a cart that are in stock. */
export const countItems = (lines: readonly CartLine[], stock: StockLookup): number =>
  limitCart(lines, stock).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Merges two carts, for example after a guest signs in: for each variant, the larger quantity
 * counts. Lines of the first cart come first. Lines beyond the maximum are left out.
 */
export const mergeCarts = (a: readonly CartLine[], b: readonly CartLine[]): readonly CartLine[] =>
  [...a, ...b.filter(({ variantId }) => getQuantity(a, variantId) === 0)]
    .map((line) => ({
      ...line,
      quantity: Math.max(getQuantity(a, line.variantId), getQuantity(b, line.variantId)),
    }))
    .slice(0, MAX_CART_LINES);
