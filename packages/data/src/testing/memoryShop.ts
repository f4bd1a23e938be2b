import { AppError, type Order, type PaymentProgress, type ShopCatalogue } from '@gschool/domain';

import { getCheckoutId } from '../entities/shop/orderCheckouts';
import type { OrderRepository, OrderRequest } from '../entities/shop/shopRepository';
import type { MemoryPayments } from './memoryPayments';

/** The shop data of a test. */
export interface MemoryShop {
  catalogue: ShopCatalogue;
  /** By number. */
  orders: Map<string, Order & { uid: string }>;
  /** The payment progress of orders by number; `none` if absent. */
  progress: Map<string, PaymentProgress>;
  /** When the payment page of a checkout was created, by id, in epoch milliseconds. */
  checkoutTimes: Map<string, number>;
}

export const emptyMemoryShop = (): MemoryShop => ({
  catalogue: { products: [], shipping: [] },
  orders: new Map(),
  progress: new Map(),
  checkoutTimes: new Map(),
});

type Operation = <T>(name: string, run: () => T) => Promise<T>;

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new AppError({ kind: 'notFound', what });
  return value;
};

/** The shop of the in-memory backend. Its checkouts are stored in `payments`. */
export const createMemoryShop = (
  shop: MemoryShop,
  payments: MemoryPayments,
  operation: Operation,
): OrderRepository => {
  const ask = (id: string, { payment }: OrderRequest): void => {
    if (payment && !payments.checkouts.has(id)) payments.checkouts.set(id, { state: 'waiting' });
  };
  const own = (uid: string, number: string): Order => {
    const order = shop.orders.get(number);
    return found(order?.uid === uid ? order : undefined, 'order');
  };
  return {
    catalogue: () => operation('shop.catalogue', () => shop.catalogue),
    order: (uid, number) => operation('shop.order', () => own(uid, number)),
    place: (order) =>
      operation('shop.place', () => {
        const { uid, number, lines, address } = order;
        const there = shop.orders.get(number);
        if (there && there.uid !== uid) throw new AppError({ kind: 'forbidden' });
        if (there) return;
        shop.orders.set(number, {
          uid,
          number,
          state: 'requested',
          lines,
          address,
          sessionId: getCheckoutId(number, 1),
          createdAt: new Date(shop.orders.size * 1000).toISOString(),
        });
        ask(getCheckoutId(number, 1), order);
      }),
    createCheckout: (order) => operation('shop.ask', () => ask(order.checkoutId, order)),
    checkouts: (_uid, number) =>
      operation('shop.checkouts', () =>
        [...payments.checkouts]
          .filter(([id]) => id.startsWith(number))
          .map(([id, status]) => ({ id, status, createdAt: shop.checkoutTimes.get(id) ?? null })),
      ),
    paymentProgress: (uid, number) =>
      operation('shop.paymentProgress', () => {
        own(uid, number);
        return shop.progress.get(number) ?? 'none';
      }),
  };
};
