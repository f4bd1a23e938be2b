import { getShippingOptions, type ShippingRate } from './shipping';
import { getOrderedItems, type Order, type ShopCatalogue } from './order';
import type { PaidLine } from './paidLines';

/** Everything that is or was for sale. */
export interface CatalogueWithArchive extends ShopCatalogue {
  /** The ids of the prices that are no longer sold. */
  archived: ReadonlySet<string>;
}

/** A reason to reject an order, no matter how much was paid for it. */
export type OrderProblem =
  /** The product or the price of a line is no longer sold. */
  | { kind: 'notSold'; priceId: string }
  | { kind: 'noShipping' }
  /**
   * The shipping rate is not offered for these products and this country, such as free shipping for
   * a small order.
   */
  | { kind: 'wrongShipping'; priceId: string }
  | { kind: 'duplicateShipping' };

/**
 * Checks an order in trusted server code: a browser wrote the order, and the payment page charges
 * whatever lines it is given.
 *
 * @param paid the lines of a payment that succeeded. The payment page accepts no archived price. If
 * a paid price is archived now, it was archived after the payment and is accepted.
 */
export const findOrderProblems = (
  order: Order,
  { products, shipping, archived }: CatalogueWithArchive,
  paid: readonly PaidLine[],
): readonly OrderProblem[] => {
  const paidIds = new Set(paid.map(({ priceId }) => priceId));
  const { items } = getOrderedItems(order, {
    products: products.map((product) => ({
      ...product,
      variants: product.variants.filter(({ id }) => !archived.has(id) || paidIds.has(id)),
    })),
    shipping,
  });
  const unavailable = items.filter(({ variant }) => variant === null);
  const shippingLines = order.lines.filter(({ productId }) =>
    shipping.some((offer) => offer.productId === productId),
  );
  const [shippingLine] = shippingLines;
  const subtotal = items.reduce((sum, { amount }) => sum + amount, 0);
  const getAllowed = (rates: readonly ShippingRate[]) =>
    getShippingOptions(rates, subtotal, order.address.country);
  const allowed = [
    ...getAllowed(shipping.filter(({ id }) => !archived.has(id))),
    // Each rate is checked separately, because a cheaper rate may have replaced it since.
    ...shipping
      .filter(({ id }) => archived.has(id) && paidIds.has(id))
      .flatMap((rate) => getAllowed([rate])),
  ];
  const isOnce = shippingLines.length <= 1 && (shippingLine?.quantity ?? 1) === 1;
  return [
    ...unavailable.map(({ variantId }): OrderProblem => ({ kind: 'notSold', priceId: variantId })),
    ...(shippingLine ? [] : [{ kind: 'noShipping' } as const]),
    ...(isOnce ? [] : [{ kind: 'duplicateShipping' } as const]),
    ...(shippingLine && !allowed.some(({ id }) => id === shippingLine.priceId)
      ? [{ kind: 'wrongShipping', priceId: shippingLine.priceId } as const]
      : []),
  ];
};
