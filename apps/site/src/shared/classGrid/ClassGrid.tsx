import '../../i18n/en/catalogue.messages.json';

import { lazyPart } from '@gschool/app/routes';
import { countSelectedValues, type ClassCard, type FacetName } from '@gschool/domain';
import { LoadMore, Stack } from '@gschool/ui';
import { useEffect, useRef, useState } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { ChosenFacets } from './ChosenFacets';
import * as css from './ClassGrid.css';
import { EmptyGrid } from './EmptyGrid';
import { FacetPanel } from './FacetPanel';
import { GridCards } from './GridCards';
import { GridToolbar } from './GridToolbar';
import { useClassGrid, type GridSource } from './useClassGrid';
import { useGridInView } from './useGridInView';
import { useIsWide } from './useIsWide';

const loadSheet = () => import('./FacetSheet').then(withMessages).then((m) => m.FacetSheet);
const FacetSheet = lazyPart(loadSheet);

/** Pages that come by themselves. */
const AUTOMATIC_PAGES = 4;

export interface ClassGridProps extends GridSource {
  /** The grid's heading. */
  title: string;
  /** Facets that the page has chosen already. */
  without?: readonly FacetName[] | undefined;
  /** One instant a visit, in epoch milliseconds: it decides what is new. */
  now: number;
  /** A heading for runs of cards, while the newest come first. */
  headingOf?: ((card: ClassCard) => string) | undefined;
}

/**
 * A list of classes in a grid that can be narrowed and ordered. What is chosen, the order and the
 * pages that are shown stand in the address, so that Back, a reload and a link lead to the same.
 */
export function ClassGrid({ title, without, now, headingOf, ...source }: ClassGridProps) {
  const t = useT();
  const grid = useClassGrid(source);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, selection, choose } = grid;
  // The sheet's code comes before it is asked for: later there may be no network.
  useEffect(() => void (isWide || loadSheet().catch(() => undefined)), [isWide]);
  useGridInView(section, heading, grid.choice);
  const facets = { counts: grid.counts, selection, without, onChoose: choose };

  return (
    <section ref={section} id="all" aria-labelledby="all-title" className={css.section}>
      <Stack space="5">
        <GridToolbar
          grid={grid}
          title={title}
          titleId="all-title"
          titleRef={heading}
          onFilter={isWide ? undefined : () => setOpen(true)}
        />
        <ChosenFacets selection={selection} labels={grid.labels} onChoose={choose} />
        <div className={css.columns}>
          {isWide && (
            <div role="group" aria-label={t('grid.filters')} className={css.panel}>
              <FacetPanel {...facets} />
            </div>
          )}
          <div className={css.cards[grid.isLate ? 'late' : 'current']}>
            {page.total === 0 && countSelectedValues(selection) > 0 ? (
              <EmptyGrid selection={selection} waysOut={grid.waysOut} onChoose={choose} />
            ) : (
              <GridCards
                cards={page.items}
                library={source.library}
                now={now}
                headingOf={grid.shownOrder === 'newest' ? headingOf : undefined}
              />
            )}
            <LoadMore
              href={grid.nextHref}
              onLoadMore={grid.showMore}
              // A long list has an end that can be reached: after these, on request.
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
