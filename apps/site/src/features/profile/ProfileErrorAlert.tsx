import { isAppError, useSessionActions } from '@gschool/data';
import { Alert, Button } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { profileErrorMessage } from '../../shared/authErrorMessage';

/** Says why the profile could not be read or created, and offers a retry. */
export function ProfileErrorAlert({ error }: { error: unknown }) {
  const t = useT();
  const { refresh } = useSessionActions();
  const fallbackId = isAppError(error, 'offline') ? 'error.offline' : 'error.fetchUserText';
  return (
    <div role="alert">
      <Alert
        variant="warning"
        title={t('error.fetchUser')}
        action={
          <Button variant="quiet" size="small" onClick={() => void refresh()}>
            {t('retry')}
          </Button>
        }
      >
        {profileErrorMessage(error, t) ?? t(fallbackId)}
      </Alert>
    </div>
  );
}
