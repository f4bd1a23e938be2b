import {
  AppError,
  type Order,
  type OrderStatus,
  type PaymentProgress,
  type Review,
  type ShopCatalogue,
} from '@gschool/domain';

import { getCheckoutId } from '../entities/shop/orderCheckouts';
import type { OrderRequest, ShopRepository } from '../entities/shop/shopRepository';
import type { MemoryPayments } from './memoryPayments';

/** The shop data of a test. */
export interface MemoryShop {
  catalogue: ShopCatalogue;
  reviews: readonly Review[];
  /** By number. */
  orders: Map<string, Order & { uid: string }>;
  statuses: Map<string, OrderStatus>;
  /** The payment progress of orders by number; `none` if absent. */
  progress: Map<string, PaymentProgress>;
  /** When the payment page of a checkout was created, by id, in epoch milliseconds. */
  checkoutTimes: Map<string, number>;
}

export const emptyMemoryShop = (): MemoryShop => ({
  catalogue: { products: [], shipping: [] },
  reviews: [],
  orders: new Map(),
  statuses: new Map(),
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
): ShopRepository => {
  const ask = (id: string, { payment }: OrderRequest): void => {
    if (payment && !payments.checkouts.has(id)) payments.checkouts.set(id, { state: 'waiting' });
  };
  const own = (uid: string, number: string): Order => {
    const order = shop.orders.get(number);
    return found(order?.uid === uid ? order : undefined, 'order');
  };
  return {
    catalogue: () => operation('shop.catalogue', () => shop.catalogue),
    product: (id) =>
      operation('shop.product', () =>
        found(
          shop.catalogue.products.find((one) => one.id === id),
          'product',
        ),
      ),
    department: (id) =>
      operation(
        'shop.department',
        () => shop.catalogue.products.find((one) => one.id === id)?.category ?? null,
      ),
    reviews: (productId) =>
      operation('shop.reviews', () =>
        shop.reviews.filter((review) => review.productId === productId),
      ),
    orders: (uid) =>
      operation('shop.orders', () =>
        [...shop.orders.values()].filter((order) => order.uid === uid).toReversed(),
      ),
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
    status: (number) => operation('shop.status', () => found(shop.statuses.get(number), 'order')),
    paymentProgress: (uid, number) =>
      operation('shop.paymentProgress', () => {
        own(uid, number);
        return shop.progress.get(number) ?? 'none';
      }),
  };
};
