import { isAppError } from '@gschool/data';
import { Alert, Button, Inline } from '@gschool/ui';

import { settings } from '../../../config/env';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import type { DeletionPhase } from './useDeletion';

const { payment, support } = settings.ok
  ? settings.values
  : { payment: undefined, support: undefined };

/** Says why the account cannot be deleted now, and what the member can do about it. */
export function DeletionBlockedAlert({
  phase,
  onRetry,
}: {
  phase: DeletionPhase;
  onRetry: () => void;
}) {
  const t = useT();
  if (phase.status === 'checkFailed') {
    return (
      <Alert
        variant="warning"
        title={t('account.renewalCheckFailedTitle')}
        action={
          <Button variant="quiet" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {isAppError(phase.error, 'offline') ? t('error.offline') : t('account.renewalCheckFailed')}
      </Alert>
    );
  }
  if (phase.status !== 'renews') return null;
  return (
    <Alert
      variant="warning"
      title={t('account.renewsTitle')}
      action={
        <Inline space="2">
          {payment?.portalUrl ? (
            <Button size="small" href={payment.portalUrl} isExternal>
              {t('account.renewsPortal')}
            </Button>
          ) : support?.email ? (
            <Button size="small" href={`mailto:${support.email}`}>
              {t('account.renewalContact')}
            </Button>
          ) : null}
          <Button variant="quiet" size="small" href={paths.profileTab('subscription')}>
            {t('account.renewalSeeSubscription')}
          </Button>
        </Inline>
      }
    >
      {t('account.renewsText')}
    </Alert>
  );
}
