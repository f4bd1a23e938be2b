import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/pricing.messages.json';

import { PlansSkeleton } from '@gschool/app/pages';
import { usePlans } from '@gschool/data/payments';
import { DataProvider } from '@gschool/data/queries';
import { Alert, Stack, useIsHydrated } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { isPaymentConfigured, siteUrl } from '../../config/env';
import { VerifyFirst } from '../../shared/payment/VerifyFirst';
import { NoPaymentNotice } from '../../shared/payment/NoPaymentNotice';
import { QueryResult } from '../../shared/QueryResult';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import { PlanTable } from './PlanTable';
import * as styles from './PricingPage.css';
import { SubscriptionNotice } from './SubscriptionNotice';

/** `/pricing`: the plans of the school. */
export const PricingPage = () => (
  <DataProvider>
    <PricingContent />
  </DataProvider>
);

function PricingContent() {
  const t = useT();
  const plans = usePlans();
  const [params] = useSearchParams();
  // The prerendered page has no query.
  const outcome = useIsHydrated() ? params.get('checkout') : null;
  useShopBreadcrumb({
    name: t('plans.title'),
    description: t('plans.text'),
  });
  return (
    <Stack space="8">
      <NoPaymentNotice />
      {outcome === 'cancelled' && (
        <Alert variant="info" title={t('plans.cancelledTitle')}>
          {t('plans.cancelled')}
        </Alert>
      )}
      <SubscriptionNotice isArriving={outcome === 'success'} />
      {isPaymentConfigured && !siteUrl && <VerifyFirst />}
      <QueryResult query={plans} skeleton={<PlansSkeleton className={styles.skeleton} />}>
        {(all) => <PlanTable plans={all} />}
      </QueryResult>
    </Stack>
  );
}
