import '../../i18n/en/shopping.messages.json';

import { Alert } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { isPaymentConfigured } from '../../config/env';

/** Says that this shop has no payment provider. Renders nothing if it has one. */
export function NoPaymentNotice() {
  const t = useT();
  if (isPaymentConfigured) return null;
  return (
    <Alert variant="info" title={t('payment.offTitle')}>
      {t('payment.off')}
    </Alert>
  );
}
