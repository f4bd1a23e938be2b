import { isOrderNumber } from '@gschool/domain';

import type { OrderFilter, OrderPage, StoredOrder } from './service';

/** A payment that succeeded. */
export interface SucceededPayment {
  /** The customer whose document contains the payment; null for another document. */
  uid: string | null;
  /** Epoch seconds. */
  created: number;
  /** `metadata.orderId`. A browser wrote it. */
  orderId: unknown;
}

/** The reads that `listPaidOrders` needs. */
export interface PaidOrderSource<Payment extends SucceededPayment> {
  /** Newest first: payments before an ISO time, after the last one of the previous page. */
  readPayments(
    before: string | null,
    last: Payment | undefined,
    limit: number,
  ): Promise<readonly Payment[]>;
  /** The orders that exist, in any order. */
  readOrders(numbers: readonly string[]): Promise<readonly StoredOrder[]>;
}

const PAGE_SIZE = 200;
/** The maximum number of payments that a single call reads. Most payments are for memberships. */
const MAX_PAYMENTS = 2_000;

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The number of the order that a payment names; null if there is none. */
const getNumber = ({ uid, orderId }: SucceededPayment): string | null =>
  // Any other text could be the path of a different document.
  uid !== null && typeof orderId === 'string' && isOrderNumber(orderId) ? orderId : null;

/**
 * Lists the orders for which a payment of their own customer succeeded, sorted by payment, newest
 * first. `before` is compared with the time of the payment. A page never ends between two payments
 * of the same second, so it can be longer than `limit`.
 */
export const listPaidOrders = async <Payment extends SucceededPayment>(
  source: PaidOrderSource<Payment>,
  { state, limit, before }: OrderFilter,
  maxPayments = MAX_PAYMENTS,
): Promise<OrderPage> => {
  const found = new Map<string, StoredOrder>();
  let last: Payment | undefined;
  for (let read = 0; read < maxPayments; read += PAGE_SIZE) {
    const payments = await source.readPayments(before, last, PAGE_SIZE);
    const numbers = new Set(payments.map(getNumber).filter((number) => number !== null));
    const known = numbers.size > 0 ? await source.readOrders([...numbers]) : [];
    const orders = new Map(known.map((order) => [order.number, order]));
    for (const payment of payments) {
      if (last && found.size >= limit && payment.created !== last.created)
        return { orders: [...found.values()], next: toIso(last.created) };
      last = payment;
      const order = orders.get(getNumber(payment) ?? '');
      if (order && order.uid === payment.uid && (state === null || order.state === state))
        found.set(order.number, order);
    }
    if (payments.length < PAGE_SIZE) return { orders: [...found.values()], next: null };
  }
  // The next page repeats the last second, because not all payments of that second may have been
  // read.
  return { orders: [...found.values()], next: last ? toIso(last.created + 1) : null };
};
