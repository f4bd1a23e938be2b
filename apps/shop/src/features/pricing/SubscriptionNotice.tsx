import { useSession, useServices } from '@gschool/data';
import { waitForMembership } from '@gschool/data/payments';
import { Alert, Button } from '@gschool/ui';
import { useEffect, useState } from 'react';

import { siteUrl } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

type Confirmation = 'none' | 'waiting' | 'timedOut';

/** Shows an active subscription and, after a payment, whether the payment is confirmed. */
export function SubscriptionNotice({ isArriving }: { isArriving: boolean }) {
  const t = useT();
  const member = useSession();
  const { session } = useServices();
  const [confirmation, setConfirmation] = useState<Confirmation>('none');
  const isKnown = member.status === 'signedIn';

  const isConfirming = isArriving && isKnown;
  const [wasConfirming, setWasConfirming] = useState(false);
  if (wasConfirming !== isConfirming) {
    setWasConfirming(isConfirming);
    if (isConfirming) setConfirmation('waiting');
  }

  useEffect(() => {
    if (!isConfirming) return;
    const controller = new AbortController();
    void waitForMembership(session, controller.signal).then(
      (isActive) => setConfirmation(isActive ? 'none' : 'timedOut'),
      () => undefined,
    );
    return () => controller.abort();
  }, [isConfirming, session]);

  if (isKnown && member.isSubscribed) {
    return (
      <Alert
        variant="success"
        title={t('plans.activeTitle')}
        action={
          <Button
            size="small"
            variant="quiet"
            href={siteUrl ? `${siteUrl}/profile?tab=subscription` : paths.account}
          >
            {t(siteUrl ? 'plans.manage' : 'plans.toAccount')}
          </Button>
        }
      >
        {t('plans.active')}
      </Alert>
    );
  }
  if (confirmation === 'none') return null;
  return (
    <Alert variant="info" title={t('plans.confirmingTitle')}>
      {t(confirmation === 'waiting' ? 'plans.confirming' : 'plans.unconfirmed')}
    </Alert>
  );
}
