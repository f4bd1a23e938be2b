import { useSession } from '@gschool/data';
import type { MembershipPlan } from '@gschool/domain';
import { Button, icons, Stack } from '@gschool/ui';

import { isPaymentConfigured, siteUrl } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { PaymentProblem } from '../../shared/payment/PaymentProblem';
import type { PlanCheckout } from './usePlanCheckout';

/**
 * The button of a plan: a link to the site's subscription page if it is configured, otherwise the
 * checkout. Renders nothing if plans cannot be bought.
 */
export function PlanButton({
  plan,
  priceId,
  isMain,
  checkout,
}: {
  plan: MembershipPlan;
  priceId: string;
  /** False for a plan beside the recommended one. */
  isMain: boolean;
  checkout: PlanCheckout;
}) {
  const t = useT();
  const session = useSession();
  const { state, start } = checkout;
  const variant = isMain ? 'primary' : 'quiet';
  const label = t('plans.choose', { name: plan.name });
  if (siteUrl) {
    return (
      <Button variant={variant} href={`${siteUrl}/profile?tab=subscription`} isFullWidth isExternal>
        {label}
      </Button>
    );
  }
  if (!isPaymentConfigured) return null;
  if (session.status === 'signedIn' && session.isSubscribed) return null;
  if (session.status === 'signedOut') {
    return (
      <Button variant={variant} href={paths.loginFor(paths.subscription)} isFullWidth>
        {t('plans.signIn', { name: plan.name })}
      </Button>
    );
  }
  const isMine = state.phase !== 'idle' && state.priceId === priceId;
  return (
    <Stack space="3">
      {state.phase === 'stopped' && isMine && <PaymentProblem problem={state.problem} />}
      <Button
        variant={variant}
        isFullWidth
        iconStart={icons.lock}
        isLoading={session.status === 'loading' || (isMine && state.phase === 'busy')}
        onClick={() => start(priceId)}
      >
        {label}
      </Button>
    </Stack>
  );
}
