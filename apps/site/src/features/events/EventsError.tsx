import { isAppError } from '@gschool/data';
import { ErrorState, icons } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** Explains why the events could not be loaded, with a retry. */
export function EventsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const isOffline = isAppError(error, 'offline');
  const isForbidden = isAppError(error, 'forbidden');
  return (
    <ErrorState
      icon={isOffline ? icons.offline : isForbidden ? icons.lock : icons.alert}
      title={t(
        isOffline
          ? 'error.offlineTitle'
          : isForbidden
            ? 'error.forbiddenTitle'
            : 'events.errorTitle',
      )}
      onRetry={onRetry}
    >
      {t(isOffline ? 'error.offline' : isForbidden ? 'events.forbidden' : 'events.error')}
    </ErrorState>
  );
}
