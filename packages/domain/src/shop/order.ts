import { sumMoney, type Money } from '../money/money';
import {
  validateAddress,
  normalizeAddress,
  type AddressErrorCode,
  type ShopAddress,
} from './address';
import type { AddressFieldName } from './addressForms';
import { priceCart, getCartTotals, type PricedLine } from './priceCart';
import { getShippingOptions, type ShippingRate, type ShippingSpeed } from './shipping';
import type { OrderState } from './orderState';
import type { CartLine, Product } from './types';

/** One line of an order. Its price is looked up by the trusted side, never told by a browser. */
export interface OrderedLine {
  productId: string;
  priceId: string;
  quantity: number;
}

/** An order as its owner sees it. */
export interface Order {
  /** 128 random bits: also the number that it is tracked by. */
  number: string;
  state: OrderState;
  /** Goods and delivery. */
  lines: readonly OrderedLine[];
  address: ShopAddress;
  /** The checkout that pays it. */
  sessionId: string;
  /** ISO instant. */
  createdAt: string;
}

/** What somebody wants to order. */
export interface OrderInput {
  lines: readonly CartLine[];
  address: ShopAddress;
  speed: ShippingSpeed;
}

/** What is for sale, as it is now. */
export interface ShopCatalogue {
  products: readonly Product[];
  shipping: readonly ShippingRate[];
}

/** What an order will come to. An estimate until the payment page confirms it. */
export interface OrderEstimate {
  subtotal: Money;
  shipping: Money;
  total: Money;
}

/** A wish that can be ordered, or why it cannot. */
export type OrderDraft =
  | {
      kind: 'ready';
      lines: readonly OrderedLine[];
      address: ShopAddress;
      estimate: OrderEstimate;
    }
  | { kind: 'emptyCart' }
  /** Stock or goods are not what the cart says: nothing is ordered that somebody has not seen. */
  | { kind: 'cartChanged'; lines: readonly PricedLine[] }
  | { kind: 'badAddress'; errors: Readonly<Partial<Record<AddressFieldName, AddressErrorCode>>> }
  | { kind: 'noShipping' };

/** Checks a wish against the catalogue and prices it anew; nothing of it is believed. */
export const createOrderDraft = (
  { lines, address, speed }: OrderInput,
  { products, shipping: rates }: ShopCatalogue,
): OrderDraft => {
  if (lines.length === 0) return { kind: 'emptyCart' };
  const priced = priceCart(lines, products);
  if (priced.some(({ quantity, wanted }) => quantity !== wanted)) {
    return { kind: 'cartChanged', lines: priced };
  }
  const errors = validateAddress(address);
  if (Object.keys(errors).length > 0) return { kind: 'badAddress', errors: errors };
  const { subtotal } = getCartTotals(priced);
  const shipping = getShippingOptions(rates, subtotal.amount, address.country).find(
    (choice) => choice.speed === speed,
  );
  if (!shipping || shipping.currency !== subtotal.currency) return { kind: 'noShipping' };
  const cost: Money = { amount: shipping.amount, currency: shipping.currency };
  return {
    kind: 'ready',
    lines: [
      ...priced.map(({ productId, variantId, quantity }) => ({
        productId,
        priceId: variantId,
        quantity,
      })),
      { productId: shipping.productId, priceId: shipping.id, quantity: 1 },
    ],
    address: normalizeAddress(address),
    estimate: { subtotal, shipping: cost, total: sumMoney([subtotal, cost], subtotal.currency) },
  };
};

/** An order's lines as the catalogue has them today: what is not sold any more has no product. */
export const getOrderedItems = (
  { lines }: Order,
  { products, shipping: rates }: ShopCatalogue,
): { items: readonly PricedLine[]; shipping: ShippingRate | null } => {
  const shipping = rates.find(({ id }) => lines.some(({ priceId }) => priceId === id)) ?? null;
  const cart = lines
    .filter(({ productId }) => !rates.some((rate) => rate.productId === productId))
    .map(({ productId, priceId, quantity }) => ({ productId, variantId: priceId, quantity }));
  // What was ordered stays ordered, whatever the stock is by now.
  const items = priceCart(cart, products).map((line) => ({
    ...line,
    quantity: line.wanted,
    amount: (line.variant?.amount ?? 0) * line.wanted,
    notice: line.variant ? null : line.notice,
  }));
  return { items, shipping };
};
