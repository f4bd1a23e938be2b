export { waitForMembership, isMembershipActive } from './waitForMembership';
export { usePlans, useSubscriptions } from './paymentHooks';
export type { CheckoutAttempt, CheckoutResult } from './openCheckout';
export { startCheckout } from './startCheckout';
export type { CheckoutStatus, CheckoutParams, PaymentRepository } from './paymentRepository';
export { getPaymentRepository, readPlans } from './getPaymentRepository';
