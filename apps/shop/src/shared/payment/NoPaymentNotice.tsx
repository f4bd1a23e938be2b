import '../../i18n/en/shopping.messages.json';

import { Alert } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { takesPayment } from './payment';

/** The strip of a shop that is not connected to a payment service; nothing where it is. */
export function NoPaymentNotice() {
  const t = useT();
  if (takesPayment) return null;
  return (
    <Alert variant="info" title={t('payment.offTitle')}>
      {t('payment.off')}
    </Alert>
  );
}
