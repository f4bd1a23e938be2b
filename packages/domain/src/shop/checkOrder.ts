import { deliveryChoices } from './delivery';
import { orderedGoods, type Order, type ShopCatalogue } from './order';

/** Why an order must not be taken as it was written, whatever was paid for it. */
export type OrderFault =
  /** A line names what is not sold, or not at that price any more. */
  | { kind: 'notSold'; priceId: string }
  | { kind: 'noDelivery' }
  /** Another way of delivery than goods and country allow, such as the free one for too little. */
  | { kind: 'wrongDelivery'; priceId: string }
  | { kind: 'deliveryTwice' };

/**
 * What the trusted side looks at before it believes an order: a browser wrote it, and the
 * payment page charges whatever lines it is given.
 */
export const orderFaults = (order: Order, catalogue: ShopCatalogue): readonly OrderFault[] => {
  const { goods } = orderedGoods(order, catalogue);
  const gone = goods.filter(({ variant }) => variant === null);
  const ways = order.lines.filter(({ productId }) =>
    catalogue.delivery.some((offer) => offer.productId === productId),
  );
  const [way] = ways;
  const subtotal = goods.reduce((sum, { amount }) => sum + amount, 0);
  const allowed = deliveryChoices(catalogue.delivery, subtotal, order.address.country);
  const isOnce = ways.length <= 1 && (way?.quantity ?? 1) === 1;
  return [
    ...gone.map(({ variantId }): OrderFault => ({ kind: 'notSold', priceId: variantId })),
    ...(way ? [] : [{ kind: 'noDelivery' } as const]),
    ...(isOnce ? [] : [{ kind: 'deliveryTwice' } as const]),
    ...(way && !allowed.some(({ id }) => id === way.priceId)
      ? [{ kind: 'wrongDelivery', priceId: way.priceId } as const]
      : []),
  ];
};
