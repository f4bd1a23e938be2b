import { lazyComponent } from '@gschool/app/routes';
import { isAppError, useVisitTime } from '@gschool/data';
import { useCatalogue, useLibrary } from '@gschool/data/queries';
import type { Catalogue, LibraryState } from '@gschool/domain';
import { Container, EmptyState, ErrorState, Picture, Stack } from '@gschool/ui';
import type { ReactNode } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import * as layoutStyles from '../../shared/layout.css';
import { LazyStaleNotice } from '../../shared/stale/LazyStaleNotice';

// Preloaded with the classes, because the chunk could not be loaded while offline.
const ProgressNotice = lazyComponent(() =>
  import('./ProgressNotice').then(withMessages).then((m) => m.ProgressNotice),
);

/**
 * Renders a page of classes. `now` stays the same during a visit, so that rows do not change order.
 */
type RenderCatalogue = (
  catalogue: Catalogue,
  library: LibraryState | null,
  now: number,
) => ReactNode;

/**
 * Handles every state of the catalog and the library: loading, error, offline, stale and empty.
 * Without a library the classes are still shown.
 */
export function CatalogueFrame({
  skeleton,
  children,
}: {
  skeleton: ReactNode;
  children: RenderCatalogue;
}) {
  const t = useT();
  const catalogue = useCatalogue();
  const library = useLibrary();
  const now = useVisitTime();
  const { data, error } = catalogue;

  if (catalogue.isPending || (data && library.isPending)) return skeleton;
  if (!data) {
    const isOffline = isAppError(error, 'offline');
    const text = isAppError(error, 'forbidden') ? 'error.forbidden' : 'videos.error';
    return (
      <Container size="narrow">
        <ErrorState
          level={2}
          title={t(isOffline ? 'error.offlineTitle' : 'videos.errorTitle')}
          onRetry={() => void catalogue.refetch()}
        >
          {t(isOffline ? 'error.offline' : text)}
        </ErrorState>
      </Container>
    );
  }
  if (data.classes.length === 0) {
    return (
      <Container size="narrow">
        <EmptyState
          level={2}
          title={t('videos.emptyTitle')}
          picture={<Picture picture="art:figure/breathe/3" alt="" ratio="16/9" />}
        >
          {t('videos.empty')}
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <LazyStaleNotice queries={[catalogue, library]} />
      <Stack space="10" className={layoutStyles.pageBlock}>
        <ProgressNotice library={library} />
        {children(data, library.data ?? null, now)}
      </Stack>
    </Container>
  );
}
