import type { SignedInState } from '@gschool/data';
import { Stack } from '@gschool/ui';

import { ArrivalNotice } from './ArrivalNotice';
import { CurrentPlan } from './CurrentPlan';
import { PlanChoice } from './PlanChoice';
import { useSubscription } from './useSubscription';

/** With payment: what came of it, what the member has, and the plans. */
export function PaidSubscription({
  session,
  portalUrl,
}: {
  session: SignedInState;
  /** Where a subscription is managed. */
  portalUrl: string | undefined;
}) {
  const found = useSubscription(session);
  const plans = found.plans.data ?? [];
  const { subscription } = found.membership;
  const current = plans.find(({ id }) => id === subscription?.planId) ?? null;
  // The portal of the payment service fills the address in; any other ignores it.
  const portal = portalUrl && withAddress(portalUrl, session.user.email);
  return (
    <Stack space="8">
      <ArrivalNotice arrival={found.arrival} plan={current?.name ?? ''} onCheck={found.check} />
      <CurrentPlan
        session={session}
        membership={found.membership}
        plan={current}
        query={found.subscriptions}
        portal={portal}
      />
      <PlanChoice
        query={found.plans}
        membership={found.membership}
        mayBuy={found.mayBuy}
        checkout={found.checkout}
        portal={portal}
      />
    </Stack>
  );
}

function withAddress(url: string, email: string): string {
  const mark = url.includes('?') ? '&' : '?';
  return `${url}${mark}prefilled_email=${encodeURIComponent(email)}`;
}
