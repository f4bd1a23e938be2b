import type { PaymentMethod } from '@gschool/ui';

/** The ways to pay that the footer names; samples until payment is switched on. */
export const paymentMethods: readonly PaymentMethod[] = [
  { name: 'Credit card', kind: 'card' },
  { name: 'Debit card', kind: 'card' },
  { name: 'Mobile wallet', kind: 'wallet' },
  { name: 'Bank transfer', kind: 'bank' },
];
