import { isAppError } from '@gschool/data';
import { useCatalogue, useLibrary } from '@gschool/data/queries';
import { catalogueRows, featuredOfTheDay } from '@gschool/domain';
import { Container, EmptyState, ErrorState, Picture, Stack } from '@gschool/ui';
import { useMemo, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { PageSkeleton } from '../../shared/PageSkeleton';
import { useBreadcrumb } from '../../shared/breadcrumb';
import { CatalogueGrid } from './CatalogueGrid';
import { CatalogueHero } from './CatalogueHero';
import { CatalogueRowView } from './CatalogueRowView';
import { pageBlock } from '../../shared/layout.css';

/** The catalogue: the class of the day, rows worth scrolling, and every class in a grid (spec, section 2). */
export function CataloguePage() {
  const t = useT();
  const catalogue = useCatalogue();
  const library = useLibrary();
  // One instant a visit: rows must not reshuffle under somebody's finger.
  const [now] = useState(() => Date.now());
  const data = catalogue.data;
  const rows = useMemo(
    () => (data ? catalogueRows(data, library.data ?? null, now) : []),
    [data, library.data, now],
  );
  useBreadcrumb({
    name: t('videos.title'),
    hideTitle: true,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('videos.title'), active: true },
    ],
  });

  if (catalogue.isPending || library.isPending) return <PageSkeleton />;
  if (!data) {
    const isOffline = isAppError(catalogue.error, 'offline');
    return (
      <Container size="narrow">
        <ErrorState
          level={1}
          title={t(isOffline ? 'error.offlineTitle' : 'videos.errorTitle')}
          onRetry={() => void catalogue.refetch()}
        >
          {t(isOffline ? 'error.offline' : errorText(catalogue.error))}
        </ErrorState>
      </Container>
    );
  }
  const featured = featuredOfTheDay(data.classes, now);
  if (!featured) {
    return (
      <Container size="narrow">
        <EmptyState
          level={1}
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
      <Stack space="10" className={pageBlock}>
        <CatalogueHero card={featured} />
        {rows.map((row) => (
          <CatalogueRowView key={row.id} row={row} />
        ))}
        <CatalogueGrid catalogue={data} library={library.data ?? null} />
      </Stack>
    </Container>
  );
}

const errorText = (error: unknown) =>
  isAppError(error, 'forbidden') ? ('error.forbidden' as const) : ('videos.error' as const);
