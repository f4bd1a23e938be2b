import '../../i18n/en/browse.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import { getRelatedSeries, getSeriesByProgress } from '@gschool/domain';
import { Container, Stack, VideoCardSkeleton } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type CatalogueData } from '../../shared/browse/CatalogueGate';
import { SeriesShelf } from '../../shared/browse/SeriesShelf';
import { VideosBreadcrumb } from '../../shared/browse/VideosBreadcrumb';
import * as layoutStyles from '../../shared/layout.css';
import { NotFound } from '../../shared/NotFound';
import { DetailHeroSkeleton } from '../../shared/browse/DetailHeroSkeleton';
import { SeriesAside } from './SeriesAside';
import { SeriesClasses } from './SeriesClasses';
import { SeriesHero } from './SeriesHero';
import * as styles from './SeriesPage.css';

/** A placeholder for the page of a series while it loads. */
function SeriesPageSkeleton() {
  return (
    <Stack space="12">
      <DetailHeroSkeleton />
      <div className={styles.columns}>
        <Stack space="8">
          {Array.from({ length: 4 }, (_, index) => (
            <VideoCardSkeleton key={index} layout="row" />
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

/** `/videos/series/{id}`: a series, the member's progress, and related series. */
export function SeriesPage({ id }: { id: string }) {
  const t = useT();
  const parent = { name: t('menu.series'), href: paths.filter.series };
  return (
    <CatalogueGate
      breadcrumb={<VideosBreadcrumb name={t('series.one')} parent={parent} />}
      skeleton={<SeriesPageSkeleton />}
    >
      {(data) => <SeriesView id={id} {...data} />}
    </CatalogueGate>
  );
}

function SeriesView({ id, catalogue, library, positions }: CatalogueData & { id: string }) {
  const t = useT();
  const all = useMemo(() => getSeriesByProgress(catalogue, positions), [catalogue, positions]);
  const seriesProgress = all.find(({ series }) => series.id === id);
  const related = useMemo(() => getRelatedSeries(all, id), [all, id]);
  useDocumentTitle(seriesProgress?.series.title);
  if (!seriesProgress) {
    return (
      <NotFound
        title={t('series.goneTitle')}
        listLink={{ label: t('series.all'), href: paths.filter.series }}
      >
        {t('series.gone')}
      </NotFound>
    );
  }
  return (
    <Container>
      <VideosBreadcrumb
        name={seriesProgress.series.title}
        parent={{ name: t('menu.series'), href: paths.filter.series }}
      />
      <Stack space="12" className={layoutStyles.pageBlock}>
        <SeriesHero seriesProgress={seriesProgress} />
        <div className={styles.columns}>
          <SeriesClasses seriesProgress={seriesProgress} positions={positions} />
          <SeriesAside seriesProgress={seriesProgress} catalogue={catalogue} />
        </div>
        <SeriesShelf
          title={t('series.after')}
          hint={t('series.afterHint')}
          items={related}
          library={library}
        />
      </Stack>
    </Container>
  );
}
