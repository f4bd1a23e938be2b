import { Alert, Button, Inline, Spinner, Text } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import type { CheckoutReturn } from './useCheckoutReturn';

/** Shows the outcome of a visit to the payment page. A live region announces each step. */
export function CheckoutReturnNotice({
  status,
  plan,
  onCheck,
}: {
  status: CheckoutReturn;
  /** The name of the plan; '' while it is not known. */
  plan: string;
  onCheck: () => void;
}) {
  const t = useT();
  if (status === 'none') return null;
  if (status === 'confirming') {
    return (
      <div role="status">
        <Inline space="3">
          <Spinner size="small" label="" />
          <Text>{t('subscription.confirming')}</Text>
        </Inline>
      </div>
    );
  }
  if (status === 'confirmed') {
    return (
      <Alert
        variant="success"
        title={plan ? t('subscription.arrivedTitlePlan', { plan }) : t('subscription.arrivedTitle')}
        action={
          <Button size="small" href={paths.videos}>
            {t('subscription.toVideos')}
          </Button>
        }
      >
        {t('subscription.arrived')}
      </Alert>
    );
  }
  if (status === 'delayed') {
    return (
      <Alert
        variant="warning"
        title={t('subscription.delayedTitle')}
        action={
          <Button variant="quiet" size="small" onClick={onCheck}>
            {t('subscription.recheck')}
          </Button>
        }
      >
        {t('subscription.delayed')}
      </Alert>
    );
  }
  return (
    <Alert variant="info" title={t('subscription.cancelledTitle')}>
      {t('subscription.cancelled')}
    </Alert>
  );
}
