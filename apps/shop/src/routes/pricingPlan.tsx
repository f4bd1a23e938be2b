import '../i18n/extra';
import '../i18n/pricing';

import { usePlans } from '@gschool/data/payments';

import { PricingPlanPage } from '../features/pages/PricingPlanPage';
import { PlansSkeleton } from '../features/pricing/PlansSkeleton';
import { PlanTable } from '../features/pricing/PlanTable';
import { Reading } from '../shared/goods/Reading';

/** `/extra/pricing-plan`: the plans of `/pricing`, for whoever compares. */
export function Component() {
  const plans = usePlans();
  return (
    <PricingPlanPage>
      <Reading query={plans} waiting={<PlansSkeleton />}>
        {(all) => <PlanTable plans={all} />}
      </Reading>
    </PricingPlanPage>
  );
}
