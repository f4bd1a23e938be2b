import type { MembershipPlan, Subscription } from '@gschool/domain';
import type { CheckoutStatus, PaymentRepository } from '../payments/paymentRepository';

/** What the payments of a test hold. */
export interface MemoryTill {
  plans: readonly MembershipPlan[];
  subscriptions: readonly Subscription[];
  /** By id; a test answers a `waiting` one as the payment service would. */
  checkouts: Map<string, CheckoutStatus>;
}

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** The payments of the backend in memory: every checkout waits until the test answers it. */
export const createMemoryPayments = (
  till: MemoryTill,
  operation: Operation,
): PaymentRepository => ({
  plans: () => operation('payments.plans', () => till.plans),
  subscriptions: () => operation('payments.subscriptions', () => till.subscriptions),
  newCheckoutId: () => `checkout-${till.checkouts.size + 1}`,
  createCheckout: (_uid, id) =>
    operation('payments.createCheckout', () => void till.checkouts.set(id, { state: 'waiting' })),
  checkout: (_uid, id) =>
    operation('payments.checkout', () => till.checkouts.get(id) ?? { state: 'missing' }),
});
