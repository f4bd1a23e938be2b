import { getShippingOptions } from './shipping';
import { getOrderedItems, type Order, type ShopCatalogue } from './order';

/** Why an order must not be taken as it was written, whatever was paid for it. */
export type OrderProblem =
  /** A line names what is not sold, or not at that price any more. */
  | { kind: 'notSold'; priceId: string }
  | { kind: 'noShipping' }
  /** Another way of delivery than goods and country allow, such as the free one for too little. */
  | { kind: 'wrongShipping'; priceId: string }
  | { kind: 'duplicateShipping' };

/**
 * What the trusted side looks at before it believes an order: a browser wrote it, and the
 * payment page charges whatever lines it is given.
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
