import { getShippingOptions } from './shipping';
import { getOrderedItems, type Order, type ShopCatalogue } from './order';

/** A reason to reject an order, whatever was paid for it. */
export type OrderProblem =
  /** The product or the price of a line is no longer sold. */
  | { kind: 'notSold'; priceId: string }
  | { kind: 'noShipping' }
  /**
   * A shipping rate that is not offered for these products and this country, such as free shipping
   * for a small order.
   */
  | { kind: 'wrongShipping'; priceId: string }
  | { kind: 'duplicateShipping' };

/**
 * Checks an order on the trusted side: a browser wrote it, and the payment page charges whatever
 * lines it is given.
 */
export const findOrderProblems = (
  order: Order,
  catalogue: ShopCatalogue,
): readonly OrderProblem[] => {
  const { items } = getOrderedItems(order, catalogue);
  const unavailable = items.filter(({ variant }) => variant === null);
  const shippingLines = order.lines.filter(({ productId }) =>
    catalogue.shipping.some((offer) => offer.productId === productId),
  );
  const [shippingLine] = shippingLines;
  const subtotal = items.reduce((sum, { amount }) => sum + amount, 0);
  const allowed = getShippingOptions(catalogue.shipping, subtotal, order.address.country);
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
