import type { PaymentMethod } from '@gschool/ui';

import type { MessageId } from '../i18n/useT';

/** The payment methods in the footer: samples until payment is configured. */
export const paymentMethods: readonly (Pick<PaymentMethod, 'kind'> & { name: MessageId })[] = [
  { name: 'footer.creditCard', kind: 'card' },
  { name: 'footer.debitCard', kind: 'card' },
  { name: 'footer.mobileWallet', kind: 'wallet' },
  { name: 'footer.bankTransfer', kind: 'bank' },
];
