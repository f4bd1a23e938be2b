import '../i18n/en/pages.messages.json';
import '../i18n/en/shopping.messages.json';
import '../i18n/en/pricing.messages.json';

import { PlansSkeleton } from '@gschool/app/pages';
import { usePlans } from '@gschool/data/payments';
import { DataProvider } from '@gschool/data/queries';

import { PricingPlanPage } from '../features/pages/PricingPlanPage';
import { PlanTable } from '../features/pricing/PlanTable';
import { QueryResult } from '../shared/QueryResult';

function Plans() {
  const plans = usePlans();
  return (
    <QueryResult query={plans} skeleton={<PlansSkeleton />}>
      {(all) => <PlanTable plans={all} />}
    </QueryResult>
  );
}

/** `/extra/pricing-plan`: the plans of `/pricing` for comparison. */
export function PricingPlanRoute() {
  return (
    <PricingPlanPage>
      <DataProvider>
        <Plans />
      </DataProvider>
    </PricingPlanPage>
  );
}
