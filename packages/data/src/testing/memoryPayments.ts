import type { MembershipPlan, Subscription } from '@gschool/domain';
import type { CheckoutStatus, PaymentRepository } from '../payments/paymentRepository';

/** What the payments of a test hold. */
export interface MemoryPayments {
  plans: readonly MembershipPlan[];
  subscriptions: readonly Subscription[];
  /** By id; a test answers a `waiting` one as the payment service would. */
  checkouts: Map<string, CheckoutStatus>;
}

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** The payments of the backend in memory: every checkout waits until the test answers it. */
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
