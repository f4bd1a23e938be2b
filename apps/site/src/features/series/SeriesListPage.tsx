import '../../i18n/en/browse.messages.json';

import type { Catalogue, WatchPosition } from '@gschool/domain';
import { getSeriesByProgress, summarizeClasses } from '@gschool/domain';
import { Button, Chip, Container, EmptyState, Inline, Picture, Stack } from '@gschool/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type Browsed } from '../../shared/browse/CatalogueGate';
import { SeriesShelf } from '../../shared/browse/SeriesShelf';
import { Trail } from '../../shared/browse/Trail';
import { pageBlock } from '../../shared/layout.css';
import { GoOnHero } from './GoOnHero';
import { SeriesListSkeleton } from './SeriesListSkeleton';

/** `/videos/filter/series`: every series, what is in progress first (spec, section 2). */
export function SeriesListPage() {
  const t = useT();
  const trail = <Trail name={t('menu.series')} description={t('series.text')} />;
  return (
    <CatalogueGate trail={trail} skeleton={<SeriesListSkeleton />}>
      {(browsed) => (
        <>
          {trail}
          <SeriesList {...browsed} />
        </>
      )}
    </CatalogueGate>
  );
}

/** All series, and the styles among them, most frequent first. */
const useSeries = (catalogue: Catalogue, positions: readonly WatchPosition[]) =>
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

function SeriesList({ catalogue, library, positions }: Browsed) {
  const t = useT();
  const [params] = useSearchParams();
  const { all, styles } = useSeries(catalogue, positions);
  const chosen = styles.find(({ id }) => id === params.get('style'));
  const shown = chosen
    ? all.filter(({ classes }) => summarizeClasses(classes).styles[0]?.id === chosen.id)
    : all;
  const [goOn, ...begun] = shown.filter(({ state }) => state === 'begun');

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
      <Stack space="12" className={pageBlock}>
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
        {goOn && <GoOnHero standing={goOn} />}
        <SeriesShelf title={t('series.begun')} all={begun} library={library} />
        <SeriesShelf
          title={t(goOn ? 'series.new' : 'series.all')}
          all={shown.filter(({ state }) => state === 'new')}
          library={library}
        />
        <SeriesShelf
          title={t('series.finished')}
          hint={t('series.finishedHint')}
          all={shown.filter(({ state }) => state === 'finished')}
          library={library}
        />
      </Stack>
    </Container>
  );
}
