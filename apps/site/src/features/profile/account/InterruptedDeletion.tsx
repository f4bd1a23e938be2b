import { Alert, Button, Inline } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import type { Deletion } from './useDeletion';

/**
 * A deletion that was interrupted: the member finishes it or keeps the account. Until then no new
 * profile is created.
 */
export function InterruptedDeletion({ deletion }: { deletion: Deletion }) {
  const t = useT();
  if (!deletion.isInterrupted) return null;
  return (
    <Alert
      variant="warning"
      title={t('account.brokenTitle')}
      action={
        <Inline space="2">
          <Button
            variant="danger"
            size="small"
            isLoading={deletion.phase.status === 'preparing'}
            onClick={deletion.start}
          >
            {t('account.brokenFinish')}
          </Button>
          <Button variant="quiet" size="small" onClick={deletion.abandon}>
            {t('account.deleteCancel')}
          </Button>
        </Inline>
      }
    >
      {t('account.brokenText')}
    </Alert>
  );
}
