import type { MembershipPlan, Subscription } from '@gschool/domain';

import type { CheckoutStatus, PaymentRepository } from '../entities/payments/paymentRepository';

/** The payments of a test. */
export interface MemoryPayments {
  plans: readonly MembershipPlan[];
  subscriptions: readonly Subscription[];
  /** Checkouts by id. A test updates a `waiting` one the way the payment provider would. */
  checkouts: Map<string, CheckoutStatus>;
}

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/**
 * The payments of the in-memory backend. Every checkout stays `waiting` until the test updates it.
 */
export const createMemoryPayments = (
  payments: MemoryPayments,
  operation: Operation,
): PaymentRepository => ({
  plans: () => operation('payments.plans', () => payments.plans),
  subscriptions: () => operation('payments.subscriptions', () => payments.subscriptions),
  newCheckoutId: () => `checkout-${payments.checkouts.size + 1}`,
  createCheckout: (_uid, id) =>
    operation(
      'payments.createCheckout',
      () => void payments.checkouts.set(id, { state: 'waiting' }),
    ),
  checkout: (_uid, id) =>
    operation('payments.checkout', () => payments.checkouts.get(id) ?? { state: 'missing' }),
});
