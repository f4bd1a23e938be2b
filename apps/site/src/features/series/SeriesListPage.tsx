import '../../i18n/en/browse.messages.json';

import type { Catalogue, WatchPosition } from '@gschool/domain';
import { getSeriesByProgress, summarizeClasses } from '@gschool/domain';
import { Button, Chip, Container, EmptyState, Inline, Picture, Stack } from '@gschool/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type CatalogueData } from '../../shared/browse/CatalogueGate';
import { SeriesShelf } from '../../shared/browse/SeriesShelf';
import { VideosBreadcrumb } from '../../shared/browse/VideosBreadcrumb';
import * as layoutStyles from '../../shared/layout.css';
import { ContinueSeriesHero } from './ContinueSeriesHero';
import { SeriesListSkeleton } from './SeriesListSkeleton';

/**
 * `/videos/filter/series`: all series, those in progress first (docs/product/catalog.md#series).
 */
export function SeriesListPage() {
  const t = useT();
  const breadcrumb = <VideosBreadcrumb name={t('menu.series')} description={t('series.text')} />;
  return (
    <CatalogueGate breadcrumb={breadcrumb} skeleton={<SeriesListSkeleton />}>
      {(data) => (
        <>
          {breadcrumb}
          <SeriesList {...data} />
        </>
      )}
    </CatalogueGate>
  );
}

/** All series and their main styles, the most frequent first. */
const useSeriesAndStyles = (catalogue: Catalogue, positions: readonly WatchPosition[]) =>
  useMemo(() => {
    const all = getSeriesByProgress(catalogue, positions);
    const styles = summarizeClasses(
      all.flatMap(({ classes }) => {
        const main = summarizeClasses(classes).styles[0]?.id;
        return classes.find(({ styleId }) => styleId === main) ?? [];
      }),
    ).styles;
    return { all, styles };
  }, [catalogue, positions]);

function SeriesList({ catalogue, library, positions }: CatalogueData) {
  const t = useT();
  const [params] = useSearchParams();
  const { all, styles } = useSeriesAndStyles(catalogue, positions);
  const chosen = styles.find(({ id }) => id === params.get('style'));
  const shown = chosen
    ? all.filter(({ classes }) => summarizeClasses(classes).styles[0]?.id === chosen.id)
    : all;
  const [current, ...begun] = shown.filter(({ state }) => state === 'begun');

  if (all.length === 0) {
    return (
      <Container size="narrow">
        <EmptyState
          title={t('series.noneTitle')}
          picture={<Picture picture="art:series/boat/19" alt="" ratio="16/9" />}
          action={<Button href={paths.videos}>{t('browse.all')}</Button>}
        >
          {t('series.none')}
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <Stack space="12" className={layoutStyles.pageBlock}>
        {styles.length > 1 && (
          <Inline as="nav" space="2" aria-label={t('series.styles')}>
            <Chip href="?" isSelected={!chosen}>
              {t('series.allStyles')}
            </Chip>
            {styles.map(({ id, name, count }) => (
              <Chip
                key={id}
                href={`?style=${encodeURIComponent(id)}`}
                isSelected={id === chosen?.id}
                count={t('browse.number', { count })}
              >
                <bdi>{name}</bdi>
              </Chip>
            ))}
          </Inline>
        )}
        {current && <ContinueSeriesHero seriesProgress={current} />}
        <SeriesShelf title={t('series.begun')} items={begun} library={library} />
        <SeriesShelf
          title={t(current ? 'series.new' : 'series.all')}
          items={shown.filter(({ state }) => state === 'new')}
          library={library}
        />
        <SeriesShelf
          title={t('series.finished')}
          hint={t('series.finishedHint')}
          items={shown.filter(({ state }) => state === 'finished')}
          library={library}
        />
      </Stack>
    </Container>
  );
}
