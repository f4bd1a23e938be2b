import { isAppError, useSessionActions } from '@gschool/data';
import { Alert, Button } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { profileErrorMessage } from '../../shared/authErrorMessage';

/** The profile could not be read or made: why, and a way on. */
export function ProfileNotice({ error }: { error: unknown }) {
  const t = useT();
  const { refresh } = useSessionActions();
  const otherwise = isAppError(error, 'offline') ? 'error.offline' : 'error.fetchUserText';
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
        {profileErrorMessage(error, t) ?? t(otherwise)}
      </Alert>
    </div>
  );
}
