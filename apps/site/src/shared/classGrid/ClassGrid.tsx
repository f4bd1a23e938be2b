import '../../i18n/en/catalogue.messages.json';

import { lazyComponent } from '@gschool/app/routes';
import { countSelectedValues, type FacetName } from '@gschool/domain';
import { LoadMore, Stack } from '@gschool/ui';
import { useEffect, useRef, useState } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { SelectedFacets } from './SelectedFacets';
import * as styles from './ClassGrid.css';
import { EmptyGrid } from './EmptyGrid';
import { FacetPanel } from './FacetPanel';
import { GridCards, type GridCardsProps } from './GridCards';
import { GridToolbar } from './GridToolbar';
import { useClassGrid, type GridSource } from './useClassGrid';
import { useScrollToGrid } from './useScrollToGrid';
import { useIsWide } from './useIsWide';

const loadSheet = () => import('./FacetSheet').then(withMessages).then((m) => m.FacetSheet);
const FacetSheet = lazyComponent(loadSheet);

/** Pages that load automatically while scrolling. */
const AUTOMATIC_PAGES = 4;

export interface ClassGridProps extends GridSource {
  /** The heading of the grid. */
  title: string;
  /**
   * Shows the heading only to assistive technology, because the page's title says the same.
   * @default false
   */
  isTitleHidden?: boolean | undefined;
  /** Facets that the page does not offer. */
  hiddenFacets?: readonly FacetName[] | undefined;
  /** The time of the visit in epoch milliseconds. It decides which classes are new. */
  now: number;
  /** Groups cards under headings while the newest come first. */
  groupCards?: GridCardsProps['groupCards'];
}

/**
 * A grid of classes with filters and an order. The URL contains both, and the number of pages, so
 * that Back, a reload and a link show the same list.
 */
export function ClassGrid({
  title,
  isTitleHidden,
  hiddenFacets,
  now,
  groupCards,
  ...source
}: ClassGridProps) {
  const t = useT();
  const grid = useClassGrid(source);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, selection, setSelection } = grid;
  // Preloads the sheet, because later there may be no network.
  useEffect(() => void (isWide || loadSheet().catch(() => undefined)), [isWide]);
  useScrollToGrid(section, heading, grid.selectionKey);
  const facets = { counts: grid.counts, selection, hiddenFacets, onChange: setSelection };

  return (
    <section ref={section} id="all" aria-labelledby="all-title" className={styles.section}>
      <Stack space="5">
        <GridToolbar
          grid={grid}
          title={title}
          isTitleHidden={isTitleHidden}
          titleId="all-title"
          titleRef={heading}
          onFilter={isWide ? undefined : () => setOpen(true)}
        />
        <SelectedFacets selection={selection} labels={grid.labels} onChange={setSelection} />
        <div className={styles.columns}>
          {isWide && (
            <div role="group" aria-label={t('grid.filters')} className={styles.panel}>
              <FacetPanel {...facets} />
            </div>
          )}
          <div className={styles.cards[grid.isStale ? 'stale' : 'current']}>
            {page.total === 0 && countSelectedValues(selection) > 0 ? (
              <EmptyGrid
                selection={selection}
                suggestions={grid.suggestions}
                onChange={setSelection}
              />
            ) : (
              <GridCards
                cards={page.items}
                library={source.library}
                now={now}
                groupCards={grid.shownOrder === 'newest' ? groupCards : undefined}
              />
            )}
            <LoadMore
              href={grid.nextHref}
              onLoadMore={grid.showMore}
              // After these pages a button loads more, so that the footer can be reached.
              isAutomatic={page.page < AUTOMATIC_PAGES}
              label={t('grid.more')}
              status={
                page.pages > 1
                  ? t('grid.shown', { shown: page.items.length, count: page.total })
                  : undefined
              }
            />
          </div>
        </div>
      </Stack>
      {isOpen && !isWide && (
        <FacetSheet {...facets} total={page.total} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
