export { waitForMembership, isMembershipActive } from './waitForMembership';
export { usePlans, useSubscriptions } from './hooks';
export { openCheckout, type CheckoutAttempt, type CheckoutResult } from './openCheckout';
export type { CheckoutStatus, CheckoutParams, PaymentRepository } from './paymentRepository';
export { getPaymentRepository } from './getPaymentRepository';
