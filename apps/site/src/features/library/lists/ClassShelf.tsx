import type { Catalogue, LibraryState } from '@gschool/domain';
import { Button, CardGrid, EmptyState, LoadMore } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useListChange } from '../../../shared/library/useListChange';
import { TabHead } from '../TabHead';
import { useKeptFocus } from '../useKeptFocus';
import { GoneCard } from './GoneCard';
import { ShelfCard } from './ShelfCard';
import { shelfWords, type ClassList } from './shelfWords';
import { SortSelect } from './SortSelect';
import { useShelf } from './useShelf';

interface ClassShelfProps {
  list: ClassList;
  library: LibraryState;
  catalogue: Catalogue;
}

/** A list of classes as a grid, in pages. */
export function ClassShelf({ list, library, catalogue }: ClassShelfProps) {
  const t = useT();
  const change = useListChange();
  const ids = library[list];
  const shelf = useShelf(list, ids, catalogue.classes);
  const watched = useMemo(
    () => new Map(library.positions.map((position) => [position.videoId, position])),
    [library.positions],
  );
  const { heading, list: kept } = useKeptFocus<HTMLHeadingElement>(ids.length);
  const words = shelfWords[list];
  const { page } = shelf;
  return (
    <section>
      <TabHead
        ref={heading}
        title={t(words.title)}
        status={t('library.classes', { count: page.total })}
      >
        {page.total > 1 && <SortSelect value={shelf.order} onChange={shelf.setOrder} />}
      </TabHead>
      {page.total === 0 && (
        <EmptyState
          size="panel"
          level={3}
          icon={words.icon}
          title={t(words.emptyTitle)}
          action={<Button href={paths.videos}>{t('library.browse')}</Button>}
        >
          {t(words.empty)}
        </EmptyState>
      )}
      <div {...kept}>
        {page.total > 0 && (
          <CardGrid label={t(words.title)}>
            {page.items.map(({ id, item }, index) =>
              item ? (
                <ShelfCard key={id} list={list} card={item} watched={watched.get(id)} />
              ) : (
                <GoneCard
                  key={id}
                  title={t('library.goneTitle')}
                  removeLabel={t('library.goneRemove', { number: index + 1 })}
                  onRemove={() =>
                    change({ list, id, title: t('library.goneTitle'), isListed: false })
                  }
                >
                  {t('library.gone')}
                </GoneCard>
              ),
            )}
          </CardGrid>
        )}
      </div>
      <LoadMore
        href={shelf.nextHref}
        onLoadMore={shelf.showMore}
        isAutomatic
        status={
          page.pages > 1
            ? t('library.shown', { shown: page.items.length, count: page.total })
            : undefined
        }
      />
    </section>
  );
}
