import '../../i18n/en/stale.messages.json';

import { isAppError, type AppError } from '@gschool/data';
import { Alert, Button } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** As much of a reading as the notice needs. */
interface StaleQuery {
  data: unknown;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Says what of a page that is shown is old or missing, and offers to try again. Nothing when all is well. */
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
