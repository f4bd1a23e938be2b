export { waitForMembership, isMembershipActive } from './waitForMembership';
export { usePlans, useSubscriptions } from './paymentHooks';
export { openCheckout, type CheckoutAttempt, type CheckoutResult } from './openCheckout';
export type { CheckoutStatus, CheckoutParams, PaymentRepository } from './paymentRepository';
export { getPaymentRepository } from './getPaymentRepository';
