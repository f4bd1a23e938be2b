import '../../i18n/pricing';

import { usePlans } from '@gschool/data/payments';
import { Alert, Stack } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useBreadcrumb } from '../../shared/breadcrumb';
import { NoPayment } from '../../shared/goods/NoPayment';
import { Reading } from '../../shared/goods/Reading';
import { PlansSkeleton } from './PlansSkeleton';
import { PlanTable } from './PlanTable';
import { SubscriptionState } from './SubscriptionState';

/** `/pricing`: what a subscription to the school costs, and the way to one. */
export function PricingPage() {
  const t = useT();
  const plans = usePlans();
  const outcome = useSearchParams()[0].get('checkout');
  useBreadcrumb({
    name: t('plans.title'),
    description: t('plans.text'),
    items: [
      { name: t('nav.home'), href: paths.start },
      { name: t('plans.title'), active: true },
    ],
  });
  return (
    <Stack space="8">
      <NoPayment />
      {outcome === 'cancelled' && (
        <Alert variant="info" title={t('plans.cancelledTitle')}>
          {t('plans.cancelled')}
        </Alert>
      )}
      <SubscriptionState isArriving={outcome === 'success'} />
      <Reading query={plans} waiting={<PlansSkeleton />}>
        {(all) => <PlanTable plans={all} />}
      </Reading>
    </Stack>
  );
}
