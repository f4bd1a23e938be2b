import type { Subscription } from '@gschool/domain';

import type { CheckoutRepository, CheckoutStatus } from '../entities/payments/paymentRepository';

/** The payments of a test. */
export interface MemoryPayments {
  subscriptions: readonly Subscription[];
  /** Checkouts by id. A test updates a `waiting` one the way the payment provider would. */
  checkouts: Map<string, CheckoutStatus>;
}

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** Checkouts in memory. Every one stays `waiting` until the test updates it. */
export const createMemoryPayments = (
  payments: MemoryPayments,
  operation: Operation,
): CheckoutRepository => ({
  subscriptions: () => operation('payments.subscriptions', () => payments.subscriptions),
  createCheckout: (_uid, id) =>
    operation(
      'payments.createCheckout',
      () => void payments.checkouts.set(id, { state: 'waiting' }),
    ),
  checkout: (_uid, id) =>
    operation('payments.checkout', () => payments.checkouts.get(id) ?? { state: 'missing' }),
});
