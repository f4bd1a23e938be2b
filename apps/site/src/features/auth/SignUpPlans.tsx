import { useIsHydrated } from '@gschool/app';
import { lazy, Suspense } from 'react';

import { withMessages } from '../../i18n/i18n';

const PlanTeaser = lazy(() =>
  import('../../shared/plans/PlanTeaser').then(withMessages).then(
    (module) => ({ default: module.PlanTeaser }),
    // Whoever cannot load the prices can enroll all the same.
    () => ({ default: () => null }),
  ),
);

/** What a membership costs, for who is about to enroll: after the form, which does not wait for it. */
export function SignUpPlans() {
  const isHydrated = useIsHydrated();
  return <Suspense>{isHydrated ? <PlanTeaser /> : null}</Suspense>;
}
