import '../../../i18n/en/plans.messages.json';

import type { SignedInState } from '@gschool/data';
import { getSubscriptionState } from '@gschool/domain';
import { Alert, Stack } from '@gschool/ui';

import { settings } from '../../../config/env';
import { useT } from '../../../i18n/useT';
import { GrantedSubscription } from './GrantedSubscription';
import { PaidSubscription } from './PaidSubscription';

const payment = settings.ok ? settings.values.payment : undefined;

/**
 * The member's subscription, why a guard redirected here, and how to subscribe
 * (docs/product/subscription.md#subscription-status).
 */
export function SubscriptionTab({
  session,
  reason,
}: {
  session: SignedInState;
  /** The area that a guard denied. */
  reason: string | null;
}) {
  const t = useT();
  const state = getSubscriptionState(session.profile, session.claims);
  return (
    <Stack space="8">
      {reason === 'videos' && state !== 'active' ? (
        <Alert variant="info" title={t('subscription.reasonTitle')}>
          {t('subscription.reasonVideos')}
        </Alert>
      ) : null}
      {payment?.isOn ? (
        <PaidSubscription session={session} portalUrl={payment.portalUrl} />
      ) : (
        <GrantedSubscription session={session} />
      )}
    </Stack>
  );
}
