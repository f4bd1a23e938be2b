import '../../i18n/en/browse.messages.json';

import { isAppError } from '@gschool/data';
import { useCatalogue, useLibrary } from '@gschool/data/queries';
import type { Catalogue, LibraryState, WatchPosition } from '@gschool/domain';
import { Container, EmptyState, ErrorState, icons, Picture, VisuallyHidden } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from '../layout.css';
import { LazyStaleNotice } from '../stale/LazyStaleNotice';

/** The data of the pages below Videos. */
export interface CatalogueData {
  catalogue: Catalogue;
  /** Null when it could not be loaded; the pages work without it. */
  library: LibraryState | null;
  positions: readonly WatchPosition[];
}

interface CatalogueGateProps {
  /** The breadcrumb with the page's `h1`, shown until the data is loaded. */
  breadcrumb: ReactNode;
  /** Shown while the data loads. */
  skeleton: ReactNode;
  children: (data: CatalogueData) => ReactNode;
}

const noPositions: readonly WatchPosition[] = [];

/** Waits for the catalog and the library, and shows errors and the empty state. */
export function CatalogueGate({ breadcrumb, skeleton, children }: CatalogueGateProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const library = useLibrary();

  if (catalogue.isPending || library.isPending) {
    return (
      <Container aria-busy="true" className={styles.pageBlock}>
        {breadcrumb}
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        {skeleton}
      </Container>
    );
  }
  if (!catalogue.data) {
    const isOffline = isAppError(catalogue.error, 'offline');
    const isDenied = isAppError(catalogue.error, 'forbidden');
    return (
      <Container size="narrow">
        {breadcrumb}
        <ErrorState
          icon={isOffline ? icons.offline : isDenied ? icons.lock : icons.alert}
          title={t(
            isOffline
              ? 'error.offlineTitle'
              : isDenied
                ? 'error.forbiddenTitle'
                : 'browse.errorTitle',
          )}
          isRetrying={catalogue.isFetching}
          onRetry={() => void catalogue.refetch()}
        >
          {t(isOffline ? 'error.offline' : isDenied ? 'error.forbidden' : 'browse.error')}
        </ErrorState>
      </Container>
    );
  }
  if (catalogue.data.classes.length === 0) {
    return (
      <Container size="narrow">
        {breadcrumb}
        <EmptyState
          title={t('browse.emptyTitle')}
          picture={<Picture picture="art:figure/breathe/3" alt="" ratio="16/9" />}
        >
          {t('browse.empty')}
        </EmptyState>
      </Container>
    );
  }
  const data = library.data ?? null;
  return (
    <>
      <Container>
        <LazyStaleNotice queries={[catalogue, library]} />
      </Container>
      {children({
        catalogue: catalogue.data,
        library: data,
        positions: data?.positions ?? noPositions,
      })}
    </>
  );
}
