import type { PaymentMethod } from '@gschool/ui';

import type { MessageId } from '../i18n/useT';

/** The ways to pay that the footer names; samples until payment is switched on. */
export const paymentMethods: readonly (Pick<PaymentMethod, 'kind'> & { name: MessageId })[] = [
  { name: 'footer.creditCard', kind: 'card' },
  { name: 'footer.debitCard', kind: 'card' },
  { name: 'footer.mobileWallet', kind: 'wallet' },
  { name: 'footer.bankTransfer', kind: 'bank' },
];
