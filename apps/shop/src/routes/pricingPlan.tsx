import '../i18n/extra';
import '../i18n/goods';
import '../i18n/pricing';

import { usePlans } from '@gschool/data/payments';
import { DataProvider } from '@gschool/data/queries';

import { PricingPlanPage } from '../features/pages/PricingPlanPage';
import { PlansSkeleton } from '../features/pricing/PlansSkeleton';
import { PlanTable } from '../features/pricing/PlanTable';
import { Reading } from '../shared/goods/Reading';

function Plans() {
  const plans = usePlans();
  return (
    <Reading query={plans} waiting={<PlansSkeleton />}>
      {(all) => <PlanTable plans={all} />}
    </Reading>
  );
}

/** `/extra/pricing-plan`: the plans of `/pricing`, for whoever compares. */
export function Component() {
  return (
    <PricingPlanPage>
      <DataProvider>
        <Plans />
      </DataProvider>
    </PricingPlanPage>
  );
}
