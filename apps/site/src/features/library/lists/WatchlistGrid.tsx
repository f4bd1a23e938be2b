import { getSeriesProgress, type Catalogue, type LibraryState } from '@gschool/domain';
import { Button, CardGrid, EmptyState, LoadMore, icons } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useListChange } from '../../../shared/library/useListChange';
import { TabHeader } from '../TabHeader';
import { useListFocus } from '../useListFocus';
import { UnavailableCard } from './UnavailableCard';
import { FollowedSeries } from './FollowedSeries';
import { SortSelect } from './SortSelect';
import { useSortedList } from './useSortedList';

interface WatchlistGridProps {
  library: LibraryState;
  catalogue: Catalogue;
}

/** Prepares every series for sorting and display. */
const getStandings = ({ classes, series }: Catalogue, { positions }: LibraryState) => {
  const known = new Map(classes.map((card) => [card.id, card]));
  const watched = new Map(positions.map((position) => [position.videoId, position]));
  return series.map((entry) => {
    const seriesClasses = entry.classIds.flatMap((id) => known.get(id) ?? []);
    const standing = getSeriesProgress(entry, seriesClasses, watched);
    const durationSeconds = seriesClasses.reduce((sum, card) => sum + card.durationSeconds, 0);
    return { id: entry.id, title: entry.title, durationSeconds, standing };
  });
};

/** The watchlist as a grid, in pages. */
export function WatchlistGrid({ library, catalogue }: WatchlistGridProps) {
  const t = useT();
  const change = useListChange();
  const standings = useMemo(() => getStandings(catalogue, library), [catalogue, library]);
  const sortedList = useSortedList('watchlist', library.watchlist, standings);
  const { heading, list } = useListFocus<HTMLHeadingElement>(library.watchlist.length);
  const { page } = sortedList;
  const all = paths.filter.series;
  return (
    <section>
      <TabHeader
        ref={heading}
        title={t('library.watchlist')}
        status={t('library.series', { count: page.total })}
      >
        {page.total > 1 && <SortSelect value={sortedList.order} onChange={sortedList.setOrder} />}
      </TabHeader>
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
                <UnavailableCard
                  key={id}
                  title={t('library.unavailableSeriesTitle')}
                  removeLabel={t('library.unavailableRemove', { number: index + 1 })}
                  onRemove={() =>
                    change({
                      list: 'watchlist',
                      id,
                      title: t('library.unavailableSeriesTitle'),
                      isListed: false,
                    })
                  }
                >
                  {t('library.unavailable')}
                </UnavailableCard>
              ),
            )}
          </CardGrid>
        )}
      </div>
      <LoadMore href={sortedList.nextHref} onLoadMore={sortedList.showMore} isAutomatic />
    </section>
  );
}
