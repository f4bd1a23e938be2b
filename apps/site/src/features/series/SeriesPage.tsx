import '../../i18n/en/browse.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import { getRelatedSeries, getSeriesByProgress } from '@gschool/domain';
import { Container, Stack } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type Browsed } from '../../shared/browse/CatalogueGate';
import { SeriesShelf } from '../../shared/browse/SeriesShelf';
import { Trail } from '../../shared/browse/Trail';
import { pageBlock } from '../../shared/layout.css';
import { NotFound } from '../../shared/NotFound';
import { SeriesAside } from './SeriesAside';
import { SeriesClasses } from './SeriesClasses';
import { SeriesHero } from './SeriesHero';
import * as css from './SeriesPage.css';
import { SeriesPageSkeleton } from './SeriesPageSkeleton';

/** `/videos/series/{id}`: a series, where the member is in it, and what may come after it. */
export function SeriesPage({ id }: { id: string }) {
  const t = useT();
  const parent = { name: t('menu.series'), href: paths.filter.series };
  return (
    <CatalogueGate
      trail={<Trail name={t('series.one')} parent={parent} />}
      skeleton={<SeriesPageSkeleton />}
    >
      {(browsed) => <OneSeries id={id} {...browsed} />}
    </CatalogueGate>
  );
}

function OneSeries({ id, catalogue, library, positions }: Browsed & { id: string }) {
  const t = useT();
  const all = useMemo(() => getSeriesByProgress(catalogue, positions), [catalogue, positions]);
  const standing = all.find(({ series }) => series.id === id);
  const related = useMemo(() => getRelatedSeries(all, id), [all, id]);
  useDocumentTitle(standing?.series.title);
  if (!standing) {
    return (
      <NotFound
        title={t('series.goneTitle')}
        others={{ label: t('series.all'), href: paths.filter.series }}
      >
        {t('series.gone')}
      </NotFound>
    );
  }
  return (
    <Container>
      <Trail
        name={standing.series.title}
        parent={{ name: t('menu.series'), href: paths.filter.series }}
      />
      <Stack space="12" className={pageBlock}>
        <SeriesHero standing={standing} />
        <div className={css.columns}>
          <SeriesClasses standing={standing} positions={positions} />
          <SeriesAside standing={standing} catalogue={catalogue} />
        </div>
        <SeriesShelf
          title={t('series.after')}
          hint={t('series.afterHint')}
          all={related}
          library={library}
        />
      </Stack>
    </Container>
  );
}
