import { clampToStock, type StockLookup } from './stock';
import type { CartLine } from './types';

/** An order holds 20 lines at most, and its delivery is one of them. */
export const MAX_CART_LINES = 19;

/** Why a cart does not hold what somebody asked for; the page makes a sentence of it. */
export type CartNotice =
  | {
      kind: 'clamped';
      productId: string;
      variantId: string;
      wanted: number;
      /** How many it holds now, which is all there are. */
      quantity: number;
    }
  | { kind: 'soldOut'; productId: string; variantId: string }
  /** No line is free: `MOST_LINES` different things are in it. */
  | { kind: 'full' };

/** A cart after a change, and what could not be done of it. */
export interface CartChange {
  lines: readonly CartLine[];
  notice: CartNotice | null;
}

const getQuantity = (lines: readonly CartLine[], variantId: string): number =>
  lines.find((line) => line.variantId === variantId)?.quantity ?? 0;

/** The lines without one sort. */
export const removeCartLine = (
  lines: readonly CartLine[],
  variantId: string,
): readonly CartLine[] => lines.filter((line) => line.variantId !== variantId);

/**
 * So many of a sort, whatever was in the cart before; 0 takes it out. A line keeps its
 * place, a new one goes to the end. More than there are becomes as many as there are.
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
    // What is sold out stays where it lay: the page says so, and it may come back.
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

/** So many more of a sort. */
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

/**
 * Two carts in one, as when a guest signs in: of each sort the larger number of the two,
 * and no more than there are. The first cart's order comes first; lines that find no place
 * any more are left out.
 */
export const mergeCarts = (
  a: readonly CartLine[],
  b: readonly CartLine[],
  stock: StockLookup,
): readonly CartLine[] =>
  [...a, ...b.filter(({ variantId }) => getQuantity(a, variantId) === 0)]
    .map((line) => ({
      ...line,
      quantity: clampToStock(
        Math.max(getQuantity(a, line.variantId), getQuantity(b, line.variantId)),
        stock(line.variantId),
      ),
    }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, MAX_CART_LINES);
