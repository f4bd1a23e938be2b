import { isAppError, type AppError } from '@gschool/data';
import { Container, ErrorState, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { NotFound } from '../../shared/NotFound';

/** Shows why a class cannot be watched, with a retry button or a link to all classes. */
export function WatchError({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const t = useT();
  if (isAppError(error, 'notFound')) {
    return (
      <NotFound
        title={t('watch.notFoundTitle')}
        listLink={{ label: t('videos.all'), href: paths.videos }}
      >
        {t('watch.notFound')}
      </NotFound>
    );
  }
  const isOffline = isAppError(error, 'offline');
  const isForbidden = isAppError(error, 'forbidden');
  return (
    <Container size="narrow">
      <ErrorState
        level={1}
        title={t(isOffline ? 'error.offlineTitle' : 'watch.errorTitle')}
        onRetry={onRetry}
      >
        {t(isOffline ? 'error.offline' : isForbidden ? 'error.forbidden' : 'watch.error')}
      </ErrorState>
    </Container>
  );
}

/**
 * Shown for a downloaded class that opens once the member has been online
 * (docs/product/downloads.md#downloads).
 */
export function CheckNeeded({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Container size="narrow">
      <ErrorState level={1} icon={icons.offline} title={t('watch.checkTitle')} onRetry={onRetry}>
        {t('watch.check')}
      </ErrorState>
    </Container>
  );
}
