import {
  canFollow,
  createRequestedStatus,
  getInstantName,
  type CatalogueWithArchive,
  type OrderState,
  type OrderStatus,
} from '@gschool/domain';

import { AdminError } from '../adminError';
import { checkPayment } from './checkPayment';
import type { OrderService, StoredOrder, StoredPayment } from './service';

/** Finds an order. Throws an `AdminError` if it does not exist. */
export const findOrder = async (service: OrderService, number: string): Promise<StoredOrder> => {
  const order = await service.find(number);
  if (order === null) throw new AdminError('order-not-found');
  return order;
};

/** Throws an `AdminError` unless each id is a payment of the order that succeeded. */
export const assertArePayments = (
  payments: readonly StoredPayment[],
  ids: readonly string[],
): void => {
  const unknown = ids.filter(
    (id) => !payments.some((one) => one.id === id && one.status === 'succeeded'),
  );
  if (unknown.length > 0) throw new AdminError('payment-not-found', { payments: unknown });
};

/** The problems that prevent a change of state, and the payments to refund first. */
const checkChange = (
  order: StoredOrder,
  payments: readonly StoredPayment[],
  catalogue: CatalogueWithArchive,
  state: OrderState,
  refunded: readonly string[],
) => {
  if (state === 'cancelled') {
    const { refunds } = checkPayment({ ...order, state }, payments, catalogue, refunded);
    return { problems: [], refunds };
  }
  const { problems, refunds } = checkPayment(order, payments, catalogue, refunded);
  // An order with two payments can be marked as paid, but not as sent.
  return { problems, refunds: state === 'paid' ? [] : refunds };
};

/**
 * Throws an `AdminError` if the payments do not allow a change of state
 * (docs/product/orders.md#orders).
 *
 * @param refunded payments that the caller refunded in Stripe
 */
export const assertPaymentsAllow = async (
  service: OrderService,
  order: StoredOrder,
  state: OrderState,
  refunded: readonly string[],
): Promise<void> => {
  const isChecked = state === 'paid' || state === 'sent' || state === 'cancelled';
  if (!isChecked || !canFollow(order.state, state)) return;
  const payments = await service.listPayments(order.uid, order.number);
  assertArePayments(payments, refunded);
  const catalogue = await service.readCatalogue();
  const { problems, refunds } = checkChange(order, payments, catalogue, state, refunded);
  const ids = refunds.map(({ id }) => id);
  if (problems.length > 0) throw new AdminError('payment-mismatch', { problems, payments: ids });
  if (ids.length > 0) throw new AdminError('refund-required', { payments: ids });
};

/**
 * The status after a change of state; null if the order already has that state. Throws an
 * `AdminError` if the state can't follow.
 *
 * @param now epoch milliseconds
 */
export const getNextStatus = (
  order: StoredOrder,
  status: OrderStatus | null,
  state: OrderState,
  now: number,
): OrderStatus | null => {
  const at = new Date(now).toISOString();
  const known: OrderStatus = status ?? {
    ...createRequestedStatus(order.createdAt),
    number: order.number,
    state: order.state,
  };
  if (order.state === state) return status?.state === state ? null : { ...known, state };
  if (canFollow(order.state, state)) return { ...known, state, [getInstantName(state)]: at };
  throw new AdminError('order-state-not-allowed', { state: order.state });
};
