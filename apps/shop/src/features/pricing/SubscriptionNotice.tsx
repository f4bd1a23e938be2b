import { useSession, useServices } from '@gschool/data';
import { waitForMembership } from '@gschool/data/payments';
import { Alert, Button } from '@gschool/ui';
import { useEffect, useState } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

const siteUrl = settings.ok ? settings.settings.siteUrl : undefined;

type Arrival = 'none' | 'waiting' | 'late';

/** Whether the reader has a subscription already, and after a payment how far the word of it is. */
export function SubscriptionState({ isArriving }: { isArriving: boolean }) {
  const t = useT();
  const member = useSession();
  const { session } = useServices();
  const [arrival, setArrival] = useState<Arrival>('none');
  const isKnown = member.status === 'signedIn';

  const isConfirming = isArriving && isKnown;
  const [wasConfirming, setWasConfirming] = useState(false);
  if (wasConfirming !== isConfirming) {
    setWasConfirming(isConfirming);
    if (isConfirming) setArrival('waiting');
  }

  useEffect(() => {
    if (!isConfirming) return;
    const leaving = new AbortController();
    void waitForMembership(session, leaving.signal).then(
      (hasArrived) => setArrival(hasArrived ? 'none' : 'late'),
      () => undefined,
    );
    return () => leaving.abort();
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
  if (arrival === 'none') return null;
  return (
    <Alert variant="info" title={t('plans.confirmingTitle')}>
      {t(arrival === 'waiting' ? 'plans.confirming' : 'plans.unconfirmed')}
    </Alert>
  );
}
