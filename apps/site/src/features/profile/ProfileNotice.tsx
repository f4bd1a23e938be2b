import { isAppError, useSessionActions } from '@gschool/data';
import { Alert, Button } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';

/** Something of the account could not be read or done: what, and a way on. */
export function ProfileNotice({
  error,
  fallback = 'error.fetchUserText',
}: {
  error: unknown;
  /** The sentence where nothing better is known. */
  fallback?: MessageId;
}) {
  const t = useT();
  const { refresh } = useSessionActions();
  return (
    <div role="alert">
      <Alert
        variant="warning"
        title={fallback === 'error.fetchUserText' ? t('error.fetchUser') : undefined}
        action={
          <Button variant="quiet" size="small" onClick={() => void refresh()}>
            {t('retry')}
          </Button>
        }
      >
        {t(isAppError(error, 'offline') ? 'error.offline' : fallback)}
      </Alert>
    </div>
  );
}
