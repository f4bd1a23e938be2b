import '../../i18n/en/browse.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import { useVisitTime } from '@gschool/data';
import {
  getSeriesOfStyle,
  getStyleOverviews,
  getBeginnerClasses,
  type StyleOverview,
} from '@gschool/domain';
import { CardGridSkeleton, Button, Container, EmptyState, Stack } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type CatalogueData } from '../../shared/browse/CatalogueGate';
import { DetailHeroSkeleton } from '../../shared/browse/DetailHeroSkeleton';
import { SeriesShelf } from '../../shared/browse/SeriesShelf';
import { VideosBreadcrumb } from '../../shared/browse/VideosBreadcrumb';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import * as styles from '../../shared/layout.css';
import { NotFound } from '../../shared/NotFound';
import { StyleHero } from './StyleHero';
import { BeginnerClasses } from './BeginnerClasses';

/** `/videos/style/{id}`: a style, classes for beginners, its series and all its classes. */
export function StylePage({ id }: { id: string }) {
  const t = useT();
  return (
    <CatalogueGate
      breadcrumb={
        <VideosBreadcrumb
          name={t('styles.one')}
          parent={{ name: t('menu.style'), href: paths.style }}
        />
      }
      skeleton={
        <Stack space="12">
          <DetailHeroSkeleton />
          <CardGridSkeleton />
        </Stack>
      }
    >
      {(data) => <StyleView id={id} {...data} />}
    </CatalogueGate>
  );
}

function StyleView({ id, ...data }: CatalogueData & { id: string }) {
  const t = useT();
  const overviews = useMemo(() => getStyleOverviews(data.catalogue), [data.catalogue]);
  const index = overviews.findIndex((style) => style.id === id);
  const style = overviews[index];
  useDocumentTitle(style && style.name);
  if (!style)
    return (
      <NotFound
        title={t('styles.goneTitle')}
        listLink={{ label: t('styles.all'), href: paths.style }}
      >
        {t('styles.gone')}
      </NotFound>
    );
  return (
    <Container>
      <VideosBreadcrumb name={style.name} parent={{ name: t('menu.style'), href: paths.style }} />
      <Stack space="12" className={styles.pageBlock}>
        <StyleHero style={style} index={index} />
        <StyleContent style={style} {...data} />
      </Stack>
    </Container>
  );
}

/** The series and classes of a style. */
function StyleContent({
  style,
  catalogue,
  library,
  positions,
}: CatalogueData & { style: StyleOverview }) {
  const t = useT();
  const now = useVisitTime();
  const series = useMemo(
    () => getSeriesOfStyle(catalogue, positions, style.id),
    [catalogue, positions, style.id],
  );
  if (style.summary.count === 0) {
    return (
      <EmptyState
        title={t('styles.noClassesTitle')}
        size="panel"
        action={<Button href={paths.style}>{t('styles.others')}</Button>}
      >
        {t('browse.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <BeginnerClasses
        classes={getBeginnerClasses(style.classes)}
        positions={positions}
        now={now}
      />
      <SeriesShelf title={t('styles.series')} items={series} library={library} />
      <ClassGrid
        title={t('styles.classes', { style: style.name })}
        classes={style.classes}
        series={catalogue.series}
        library={library}
        hiddenFacets={['style', 'series']}
        now={now}
      />
    </>
  );
}
