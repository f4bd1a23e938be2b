import '../../i18n/en/browse.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import {
  getSeriesOfStyle,
  getStyleOverviews,
  getBeginnerClasses,
  type StyleOverview,
} from '@gschool/domain';
import { CardGridSkeleton, Button, Container, EmptyState, Stack } from '@gschool/ui';
import { useMemo, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type Browsed } from '../../shared/browse/CatalogueGate';
import { DetailHeroSkeleton } from '../../shared/browse/DetailHeroSkeleton';
import { SeriesShelf } from '../../shared/browse/SeriesShelf';
import { Trail } from '../../shared/browse/Trail';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import { pageBlock } from '../../shared/layout.css';
import { NotFound } from '../../shared/NotFound';
import { StyleHero } from './StyleHero';
import { WayIn } from './WayIn';

/** `/videos/style/{id}`: one style: what it is, a way in, its series and its classes. */
export function StylePage({ id }: { id: string }) {
  const t = useT();
  return (
    <CatalogueGate
      trail={<Trail name={t('styles.one')} parent={{ name: t('menu.style'), href: paths.style }} />}
      skeleton={
        <Stack space="12">
          <DetailHeroSkeleton />
          <CardGridSkeleton />
        </Stack>
      }
    >
      {(browsed) => <OneStyle id={id} {...browsed} />}
    </CatalogueGate>
  );
}

function OneStyle({ id, ...browsed }: Browsed & { id: string }) {
  const t = useT();
  const styles = useMemo(() => getStyleOverviews(browsed.catalogue), [browsed.catalogue]);
  const place = styles.findIndex((style) => style.id === id);
  const style = styles[place];
  useDocumentTitle(style && style.name);
  if (!style)
    return (
      <NotFound
        title={t('styles.goneTitle')}
        others={{ label: t('styles.all'), href: paths.style }}
      >
        {t('styles.gone')}
      </NotFound>
    );
  return (
    <Container>
      <Trail name={style.name} parent={{ name: t('menu.style'), href: paths.style }} />
      <Stack space="12" className={pageBlock}>
        <StyleHero style={style} place={place} />
        <Inside style={style} {...browsed} />
      </Stack>
    </Container>
  );
}

/** What there is to do in a style. */
function Inside({ style, catalogue, library, positions }: Browsed & { style: StyleOverview }) {
  const t = useT();
  const [now] = useState(() => Date.now());
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
      <WayIn classes={getBeginnerClasses(style.classes)} positions={positions} now={now} />
      <SeriesShelf title={t('styles.series')} all={series} library={library} />
      <ClassGrid
        title={t('styles.classes', { style: style.name })}
        classes={style.classes}
        series={catalogue.series}
        library={library}
        without={['style', 'series']}
        now={now}
      />
    </>
  );
}
