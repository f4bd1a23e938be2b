export { confirmPayment, hasArrived } from './confirmPayment';
export { usePlans, useSubscriptions } from './hooks';
export { openCheckout, type Checkout, type CheckoutResult } from './openCheckout';
export type { CheckoutAnswer, CheckoutOrder, PaymentRepository } from './paymentRepository';
export { paymentsOf } from './paymentsOf';
