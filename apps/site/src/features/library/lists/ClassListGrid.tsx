import type { Catalogue, LibraryState } from '@gschool/domain';
import { Button, CardGrid, EmptyState, LoadMore } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useListChange } from '../../../shared/library/useListChange';
import { TabHeader } from '../TabHeader';
import { useListFocus } from '../useListFocus';
import { UnavailableCard } from './UnavailableCard';
import { ClassListCard } from './ClassListCard';
import { listMessages, type ClassList } from './listMessages';
import { SortSelect } from './SortSelect';
import { useSortedList } from './useSortedList';

interface ClassListGridProps {
  list: ClassList;
  library: LibraryState;
  catalogue: Catalogue;
}

/** Favorites or saved classes as a grid, in pages. */
export function ClassListGrid({ list, library, catalogue }: ClassListGridProps) {
  const t = useT();
  const change = useListChange();
  const ids = library[list];
  const sortedList = useSortedList(list, ids, catalogue.classes);
  const watched = useMemo(
    () => new Map(library.positions.map((position) => [position.videoId, position])),
    [library.positions],
  );
  const { heading, list: listProps } = useListFocus<HTMLHeadingElement>(ids.length);
  const messages = listMessages[list];
  const { page } = sortedList;
  return (
    <section>
      <TabHeader
        ref={heading}
        title={t(messages.title)}
        status={t('library.classes', { count: page.total })}
      >
        {page.total > 1 && <SortSelect value={sortedList.order} onChange={sortedList.setOrder} />}
      </TabHeader>
      {page.total === 0 && (
        <EmptyState
          size="panel"
          level={3}
          icon={messages.icon}
          title={t(messages.emptyTitle)}
          action={<Button href={paths.videos}>{t('library.browse')}</Button>}
        >
          {t(messages.empty)}
        </EmptyState>
      )}
      <div {...listProps}>
        {page.total > 0 && (
          <CardGrid label={t(messages.title)}>
            {page.items.map(({ id, item }, index) =>
              item ? (
                <ClassListCard key={id} list={list} card={item} watched={watched.get(id)} />
              ) : (
                <UnavailableCard
                  key={id}
                  title={t('library.unavailableTitle')}
                  removeLabel={t('library.unavailableRemove', { number: index + 1 })}
                  onRemove={() =>
                    change({ list, id, title: t('library.unavailableTitle'), isListed: false })
                  }
                >
                  {t('library.unavailable')}
                </UnavailableCard>
              ),
            )}
          </CardGrid>
        )}
      </div>
      <LoadMore
        href={sortedList.nextHref}
        onLoadMore={sortedList.showMore}
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
