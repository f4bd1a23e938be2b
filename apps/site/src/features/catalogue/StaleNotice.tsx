import '../../i18n/en/stale.messages.json';

import { isAppError, type AppError } from '@gschool/data';
import { Alert, Button } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** The part of a query result that the notice uses. */
interface StaleQuery {
  data: unknown;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Warns that the shown classes are old or that the library is missing, with a retry. Renders
 * nothing without an error.
 */
export function StaleNotice({
  catalogue,
  library,
}: {
  catalogue: StaleQuery;
  library: StaleQuery;
}) {
  const t = useT();
  const failed = catalogue.error ? catalogue : library.error && !library.data ? library : null;
  if (failed?.error == null) return null;
  const isOffline = isAppError(failed.error, 'offline');
  const isCatalogue = failed === catalogue;
  return (
    <Alert
      variant="info"
      title={t(isCatalogue ? 'videos.staleTitle' : 'videos.libraryTitle')}
      action={
        <Button
          variant="quiet"
          size="small"
          isLoading={failed.isFetching}
          onClick={() => void Promise.all([catalogue.refetch(), library.refetch()])}
        >
          {t('videos.retry')}
        </Button>
      }
    >
      {t(isCatalogue ? (isOffline ? 'videos.staleOffline' : 'videos.stale') : 'videos.library')}
    </Alert>
  );
}
