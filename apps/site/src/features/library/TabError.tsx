import { isAppError, type AppError } from '@gschool/data';
import { ErrorState, icons } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';

const getMessageId = (error: AppError | null): MessageId => {
  if (isAppError(error, 'offline')) return 'library.offlineEmpty';
  return isAppError(error, 'forbidden') ? 'error.forbidden' : 'library.error';
};

interface TabErrorProps {
  error: AppError | null;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The error state of a tab that could not be loaded and is not cached. */
export function TabError({ error, onRetry, isRetrying }: TabErrorProps) {
  const t = useT();
  const isOffline = isAppError(error, 'offline');
  return (
    <ErrorState
      icon={isOffline ? icons.offline : undefined}
      title={t(isOffline ? 'error.offlineTitle' : 'library.errorTitle')}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {t(getMessageId(error))}
    </ErrorState>
  );
}
