import { sumMoney, type Money } from '../money/money';
import type { ShopAddress } from '../documents/address';
import type { DocumentOf } from '../documents/fields';
import type { orderFields, OrderedLine } from '../documents/order';
import { validateAddress, normalizeAddress, type AddressErrorCode } from './address';
import type { AddressFieldName } from './addressForms';
import { priceCart, getCartTotals, type PricedLine } from './priceCart';
import { getShippingOptions, type ShippingRate, type ShippingSpeed } from './shipping';
import type { OrderState } from './orderStates';
import type { CartLine, Product } from './types';

/** An order, the way its owner sees it. */
export interface Order extends Omit<DocumentOf<typeof orderFields>, 'uid' | 'status'> {
  /** 128 random bits. This is also the tracking number. */
  number: string;
  state: OrderState;
}

/** The input of a new order. */
export interface OrderInput {
  lines: readonly CartLine[];
  address: ShopAddress;
  speed: ShippingSpeed;
}

/** The products and shipping rates that are for sale now. */
export interface ShopCatalogue {
  products: readonly Product[];
  shipping: readonly ShippingRate[];
}

/** The estimated amounts of an order. The payment page confirms them. */
export interface OrderEstimate {
  subtotal: Money;
  shipping: Money;
  total: Money;
}

/** An order that can be placed, or the reason why it can't. */
export type OrderDraft =
  | {
      kind: 'ready';
      lines: readonly OrderedLine[];
      address: ShopAddress;
      estimate: OrderEstimate;
    }
  | { kind: 'emptyCart' }
  /** The stock or the products differ from the cart. Customers order only what they have seen. */
  | { kind: 'cartChanged'; lines: readonly PricedLine[] }
  | { kind: 'badAddress'; errors: Readonly<Partial<Record<AddressFieldName, AddressErrorCode>>> }
  | { kind: 'noShipping' };

/**
 * Checks the input against the catalog and computes its prices. No value of the input is trusted.
 */
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

/**
 * The lines of an order with the products of the current catalog. A line that is no longer sold has
 * no product.
 */
export const getOrderedItems = (
  { lines }: Order,
  { products, shipping: rates }: ShopCatalogue,
): { items: readonly PricedLine[]; shipping: ShippingRate | null } => {
  const shipping = rates.find(({ id }) => lines.some(({ priceId }) => priceId === id)) ?? null;
  const cart = lines
    .filter(({ productId }) => !rates.some((rate) => rate.productId === productId))
    .map(({ productId, priceId, quantity }) => ({ productId, variantId: priceId, quantity }));
  // The current stock must not change an order.
  const items = priceCart(cart, products).map((line) => ({
    ...line,
    quantity: line.wanted,
    amount: (line.variant?.amount ?? 0) * line.wanted,
    notice: line.variant ? null : line.notice,
  }));
  return { items, shipping };
};
