import { Alert, Button, Inline, Spinner, Text } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import type { Arrival } from './useArrival';

/** What came of the visit to the payment page. One live region, so that each step is told. */
export function ArrivalNotice({
  arrival,
  plan,
  onCheck,
}: {
  arrival: Arrival;
  /** The name of what was bought; '' while it is not known. */
  plan: string;
  onCheck: () => void;
}) {
  const t = useT();
  if (arrival === 'none') return null;
  if (arrival === 'confirming') {
    return (
      <div role="status">
        <Inline space="3">
          <Spinner size="small" label="" />
          <Text>{t('subscription.confirming')}</Text>
        </Inline>
      </div>
    );
  }
  if (arrival === 'arrived') {
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
  if (arrival === 'late') {
    return (
      <Alert
        variant="warning"
        title={t('subscription.lateTitle')}
        action={
          <Button variant="quiet" size="small" onClick={onCheck}>
            {t('subscription.checkAgain')}
          </Button>
        }
      >
        {t('subscription.late')}
      </Alert>
    );
  }
  return (
    <Alert variant="info" title={t('subscription.cancelledTitle')}>
      {t('subscription.cancelled')}
    </Alert>
  );
}
