import type { SignedInState } from '@gschool/data';
import { Stack } from '@gschool/ui';

import { CheckoutReturnNotice } from './CheckoutReturnNotice';
import { CurrentPlan } from './CurrentPlan';
import { PlanChoice } from './PlanChoice';
import { useSubscription } from './useSubscription';

/**
 * The subscription tab with payment: the outcome of a checkout, the current plan, and all plans.
 */
export function PaidSubscription({
  session,
  portalUrl,
}: {
  session: SignedInState;
  /** The customer portal. */
  portalUrl: string | undefined;
}) {
  const state = useSubscription(session);
  const plans = state.plans.data ?? [];
  const { subscription } = state.membership;
  const current = plans.find(({ id }) => id === subscription?.planId) ?? null;
  // Stripe's portal fills in the email; other portals ignore it.
  const portal = portalUrl && withPrefilledEmail(portalUrl, session.user.email);
  return (
    <Stack space="8">
      <CheckoutReturnNotice
        status={state.checkoutReturn}
        plan={current?.name ?? ''}
        onCheck={state.check}
      />
      <CurrentPlan
        session={session}
        membership={state.membership}
        plan={current}
        query={state.subscriptions}
        portal={portal}
      />
      <PlanChoice
        query={state.plans}
        membership={state.membership}
        canBuy={state.canBuy}
        checkout={state.checkout}
        portal={portal}
      />
    </Stack>
  );
}

function withPrefilledEmail(url: string, email: string): string {
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}prefilled_email=${encodeURIComponent(email)}`;
}
