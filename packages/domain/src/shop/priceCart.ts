import { sumMoney, type Money } from '../money/money';
import { clampToStock } from './stock';
import type { CartLine, Product, Variant } from './types';

/** A notice about a line. */
export type LineNotice =
  /** The product or variant is no longer sold. */
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  /** The stock is smaller than the quantity; `left` is the stock. */
  | { kind: 'reduced'; wanted: number; left: number }
  /** The stock is low. */
  | { kind: 'few'; left: number };

/** The page shows the stock if it is not more than this. */
export const LOW_STOCK = 5;

/** A line of the cart with its product and prices from the catalogue. */
export interface PricedLine {
  productId: string;
  variantId: string;
  /** Null if the product is no longer sold. */
  product: Product | null;
  variant: Variant | null;
  /** The quantity in the cart. */
  wanted: number;
  /** The quantity that can be bought; 0 if it is sold out or no longer sold. */
  quantity: number;
  /** The price for the quantity in minor units. */
  amount: number;
  /** The price before the sale; null if it is not on sale. */
  compareAt: number | null;
  notice: LineNotice | null;
}

const getNotice = (variant: Variant, wanted: number, quantity: number): LineNotice | null => {
  if (quantity === 0) return { kind: 'soldOut' };
  if (quantity < wanted) return { kind: 'reduced', wanted, left: quantity };
  return variant.stock <= LOW_STOCK ? { kind: 'few', left: variant.stock } : null;
};

/**
 * The lines of a cart with the quantities that can be bought now. Prices and stock come only from
 * the catalog.
 */
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

/** The totals of a cart in minor units. */
export interface CartTotals {
  /** The number of items that can be bought. */
  count: number;
  subtotal: Money;
  /** The savings compared with the prices before the sale, in minor units. */
  saved: number;
}

/** The totals of the lines that can be bought. `currency` is used for an empty cart. */
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
