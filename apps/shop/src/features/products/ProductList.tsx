import { countActiveFilters, type Product } from '@gschool/domain';
import { LoadMore } from '@gschool/ui';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { TileGrid } from '../../shared/goods/TileGrid';
import { ChosenFilters } from './ChosenFilters';
import { EmptyList } from './EmptyList';
import { FilterPanel } from './FilterPanel';
import { FilterRail } from './FilterRail';
import * as css from './ProductList.css';
import { Toolbar } from './Toolbar';
import { useProductList } from './useProductList';

const FilterSheet = lazy(() =>
  import('./FilterSheet').then(withMessages).then((module) => ({ default: module.FilterSheet })),
);

/** All products, as the address narrows and orders them. */
export function ProductList({ products }: { products: readonly Product[] }) {
  const t = useT();
  const list = useProductList(products);
  const { filters, facets, choose } = list;
  /** Which facet the sheet opens at; null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null);
  const currency = products[0]?.variants[0]?.currency ?? 'usd';
  const panel = { filters, facets, currency, onChoose: choose };
  const place = useRef<HTMLDivElement>(null);
  useBeginning(place, JSON.stringify({ ...filters, page: 1, query: '' }));
  return (
    <div ref={place} className={css.list}>
      <Toolbar list={list} onFilter={() => setOpened('')} />
      <ChosenFilters filters={filters} currency={currency} onChoose={choose} />
      <div className={css.columns}>
        <section aria-label={t('products.filters')} className={css.panel}>
          <FilterPanel {...panel} />
        </section>
        <FilterRail className={css.rail} chosen={countActiveFilters(filters)} onOpen={setOpened} />
        <div className={css.items} data-late={list.isLate || undefined}>
          {list.total === 0 ? (
            <EmptyList waysOut={list.waysOut} onChoose={choose} />
          ) : (
            <TileGrid products={list.items} headingLevel={2} label={t('products.title')} />
          )}
          {list.items.length > 0 && (
            <LoadMore
              href={list.nextHref}
              onLoadMore={list.showMore}
              label={t('products.more')}
              status={t('products.shown', { shown: list.items.length, count: list.total })}
            />
          )}
        </div>
      </div>
      {opened !== null && (
        <Suspense>
          <FilterSheet
            {...panel}
            total={list.total}
            openAt={opened}
            onSearch={list.search}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Another choice is another list: looked at from its beginning where that has left the screen. */
function useBeginning(place: RefObject<HTMLElement | null>, choice: string): void {
  const last = useRef(choice);
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) place.current?.scrollIntoView();
  }, [place, choice]);
}
