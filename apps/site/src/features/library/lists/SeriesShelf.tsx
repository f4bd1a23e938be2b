import { getSeriesProgress, type Catalogue, type LibraryState } from '@gschool/domain';
import { Button, CardGrid, EmptyState, LoadMore, icons } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useListing } from '../../../shared/library/useListing';
import { TabHead } from '../TabHead';
import { useKeptFocus } from '../useKeptFocus';
import { GoneCard } from './GoneCard';
import { FollowedSeries } from './FollowedSeries';
import { SortSelect } from './SortSelect';
import { useShelf } from './useShelf';

interface SeriesShelfProps {
  library: LibraryState;
  catalogue: Catalogue;
}

/** Every series as the watchlist sorts and shows it. */
const standingsOf = ({ classes, series }: Catalogue, { positions }: LibraryState) => {
  const known = new Map(classes.map((card) => [card.id, card]));
  const watched = new Map(positions.map((position) => [position.videoId, position]));
  return series.map((one) => {
    const own = one.classIds.flatMap((id) => known.get(id) ?? []);
    const standing = getSeriesProgress(one, own, watched);
    const durationSeconds = own.reduce((sum, card) => sum + card.durationSeconds, 0);
    return { id: one.id, title: one.title, durationSeconds, standing };
  });
};

/** The watchlist as a grid, in pages. */
export function SeriesShelf({ library, catalogue }: SeriesShelfProps) {
  const t = useT();
  const change = useListing();
  const standings = useMemo(() => standingsOf(catalogue, library), [catalogue, library]);
  const shelf = useShelf('watchlist', library.watchlist, standings);
  const { heading, list } = useKeptFocus<HTMLHeadingElement>(library.watchlist.length);
  const { page } = shelf;
  const all = paths.filter.series;
  return (
    <section>
      <TabHead
        ref={heading}
        title={t('library.watchlist')}
        status={t('library.series', { count: page.total })}
      >
        {page.total > 1 && <SortSelect value={shelf.order} onChange={shelf.setOrder} />}
      </TabHead>
      {page.total === 0 && (
        <EmptyState
          size="panel"
          level={3}
          icon={icons.library}
          title={t('library.watchlistEmptyTitle')}
          action={<Button href={all}>{t('library.browseSeries')}</Button>}
        >
          {t('library.watchlistEmpty')}
        </EmptyState>
      )}
      <div {...list}>
        {page.total > 0 && (
          <CardGrid itemSize="wide" label={t('library.watchlist')}>
            {page.items.map(({ id, item }, index) =>
              item ? (
                <FollowedSeries
                  key={id}
                  standing={item.standing}
                  durationSeconds={item.durationSeconds}
                />
              ) : (
                <GoneCard
                  key={id}
                  title={t('library.goneSeriesTitle')}
                  removeLabel={t('library.goneRemove', { number: index + 1 })}
                  onRemove={() =>
                    change({
                      list: 'watchlist',
                      id,
                      title: t('library.goneSeriesTitle'),
                      isIn: false,
                    })
                  }
                >
                  {t('library.gone')}
                </GoneCard>
              ),
            )}
          </CardGrid>
        )}
      </div>
      <LoadMore href={shelf.nextHref} onLoadMore={shelf.showMore} isAutomatic />
    </section>
  );
}
