export { confirmPayment, hasArrived } from './confirmPayment';
export { paymentsOf, usePlans, useSubscriptions } from './hooks';
export { openCheckout, type Checkout, type CheckoutResult } from './openCheckout';
export { openedCheckout } from './openedCheckout';
export type { CheckoutAnswer, CheckoutOrder, PaymentRepository } from './paymentRepository';
