import { sumMoney, type Money } from '../money/money';
import { clampToStock } from './stock';
import type { CartLine, Product, Variant } from './types';

/** What is to be said about a line. */
export type LineNotice =
  /** Not sold any more. */
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  /** Fewer than were put in: `left` is all there are. */
  | { kind: 'reduced'; wanted: number; left: number }
  /** The last ones. */
  | { kind: 'few'; left: number };

/** Below this many the page says how many are left. */
export const LOW_STOCK = 5;

/** A line of the cart with what the catalogue says about it. */
export interface PricedLine {
  productId: string;
  variantId: string;
  /** Null for what is not sold any more. */
  product: Product | null;
  variant: Variant | null;
  /** What the cart asks for. */
  wanted: number;
  /** What can be bought of it: 0 for what is gone or sold out. */
  quantity: number;
  /** Minor units of all of them; 0 where nothing can be bought. */
  amount: number;
  /** The same before the sale; null where nothing of it is reduced. */
  compareAt: number | null;
  notice: LineNotice | null;
}

const getNotice = (variant: Variant, wanted: number, quantity: number): LineNotice | null => {
  if (quantity === 0) return { kind: 'soldOut' };
  if (quantity < wanted) return { kind: 'reduced', wanted, left: quantity };
  return variant.stock <= LOW_STOCK ? { kind: 'few', left: variant.stock } : null;
};

/** The cart as it can be bought now: prices and stock come from the catalogue alone. */
export const priceCart = (
  lines: readonly CartLine[],
  products: readonly Product[],
): readonly PricedLine[] =>
  lines.map(({ productId, variantId, quantity: wanted }) => {
    const product = products.find(({ id }) => id === productId) ?? null;
    const variant = product?.variants.find(({ id }) => id === variantId) ?? null;
    const line = { productId, variantId, product, variant, wanted };
    if (variant === null) {
      return { ...line, quantity: 0, amount: 0, compareAt: null, notice: { kind: 'gone' } };
    }
    const quantity = clampToStock(wanted, variant.stock);
    return {
      ...line,
      quantity,
      amount: variant.amount * quantity,
      compareAt: variant.compareAt === null || quantity === 0 ? null : variant.compareAt * quantity,
      notice: getNotice(variant, wanted, quantity),
    };
  });

/** What a cart comes to, in whole minor units. */
export interface CartTotals {
  /** Pieces that can be bought. */
  count: number;
  subtotal: Money;
  /** Minor units less than before the sale. */
  saved: number;
}

/** The sum of what can be bought. `currency` is said where the cart is empty. */
export const getCartTotals = (lines: readonly PricedLine[], currency = 'usd'): CartTotals => {
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const cartCurrency = bought[0]?.variant?.currency ?? currency;
  return {
    count: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: sumMoney(
      bought.map(({ amount, variant }) => ({
        amount,
        currency: variant?.currency ?? cartCurrency,
      })),
      cartCurrency,
    ),
    saved: bought.reduce((sum, { amount, compareAt }) => sum + ((compareAt ?? amount) - amount), 0),
  };
};
