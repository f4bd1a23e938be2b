import '../../i18n/en/stale.messages.json';

import { Alert, Button } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import type { StaleQuery } from '../../shared/stale/useStaleAge';

/** Warns that the library is missing, so that no progress is shown, with a retry. */
export function ProgressNotice({ library }: { library: StaleQuery }) {
  const t = useT();
  if (!library.error || library.data) return null;
  return (
    <Alert
      variant="info"
      title={t('videos.libraryTitle')}
      action={
        <Button
          variant="quiet"
          size="small"
          isLoading={library.isFetching}
          onClick={() => void library.refetch()}
        >
          {t('stale.retry')}
        </Button>
      }
    >
      {t('videos.library')}
    </Alert>
  );
}
