import { sumMoney, type Money } from '../money/money';
import { checkAddress, tidyAddress, type AddressFault, type ShopAddress } from './address';
import type { AddressFieldName } from './addressForms';
import { priceCart, cartTotals, type PricedLine } from './priceCart';
import { deliveryChoices, type DeliveryOffer, type DeliverySpeed } from './delivery';
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
  speed: DeliverySpeed;
}

/** What is for sale, as it is now. */
export interface ShopCatalogue {
  products: readonly Product[];
  delivery: readonly DeliveryOffer[];
}

/** What an order will come to. An estimate until the payment page confirms it. */
export interface OrderEstimate {
  goods: Money;
  delivery: Money;
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
  | { kind: 'badAddress'; faults: Readonly<Partial<Record<AddressFieldName, AddressFault>>> }
  | { kind: 'noDelivery' };

/** Checks a wish against the catalogue and prices it anew; nothing of it is believed. */
export const orderDraft = (
  { lines, address, speed }: OrderInput,
  { products, delivery }: ShopCatalogue,
): OrderDraft => {
  if (lines.length === 0) return { kind: 'emptyCart' };
  const priced = priceCart(lines, products);
  if (priced.some(({ quantity, wanted }) => quantity !== wanted)) {
    return { kind: 'cartChanged', lines: priced };
  }
  const faults = checkAddress(address);
  if (Object.keys(faults).length > 0) return { kind: 'badAddress', faults };
  const { subtotal: goods } = cartTotals(priced);
  const way = deliveryChoices(delivery, goods.amount, address.country).find(
    (choice) => choice.speed === speed,
  );
  if (!way || way.currency !== goods.currency) return { kind: 'noDelivery' };
  const cost: Money = { amount: way.amount, currency: way.currency };
  return {
    kind: 'ready',
    lines: [
      ...priced.map(({ productId, variantId, quantity }) => ({
        productId,
        priceId: variantId,
        quantity,
      })),
      { productId: way.productId, priceId: way.id, quantity: 1 },
    ],
    address: tidyAddress(address),
    estimate: { goods, delivery: cost, total: sumMoney([goods, cost], goods.currency) },
  };
};

/** An order's lines as the catalogue has them today: what is not sold any more has no product. */
export const orderedGoods = (
  { lines }: Order,
  { products, delivery }: ShopCatalogue,
): { goods: readonly PricedLine[]; way: DeliveryOffer | null } => {
  const way = delivery.find(({ id }) => lines.some(({ priceId }) => priceId === id)) ?? null;
  const cart = lines
    .filter(({ productId }) => !delivery.some((offer) => offer.productId === productId))
    .map(({ productId, priceId, quantity }) => ({ productId, variantId: priceId, quantity }));
  // What was ordered stays ordered, whatever the stock is by now.
  const goods = priceCart(cart, products).map((line) => ({
    ...line,
    quantity: line.wanted,
    amount: (line.variant?.amount ?? 0) * line.wanted,
    notice: line.variant ? null : line.notice,
  }));
  return { goods, way };
};
