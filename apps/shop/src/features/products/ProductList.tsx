import { usePreload } from '@gschool/app';
import { lazyPage } from '@gschool/app/routes';
import { countActiveFilters, type Product } from '@gschool/domain';
import { LoadMore } from '@gschool/ui';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { ProductGrid } from '../../shared/products/ProductGrid';
import { ActiveFilters } from './ActiveFilters';
import { NoMatches } from './NoMatches';
import { FilterPanel } from './FilterPanel';
import { FilterRail } from './FilterRail';
import * as styles from './ProductList.css';
import { ProductToolbar } from './ProductToolbar';
import { useProductList } from './useProductList';

const { Component: FilterSheet, preload: preloadFilterSheet } = lazyPage(() =>
  import('./FilterSheet').then(withMessages).then((module) => module.FilterSheet),
);

/** The product list, filtered and sorted by the URL. */
export function ProductList({ products }: { products: readonly Product[] }) {
  const t = useT();
  usePreload(preloadFilterSheet);
  const list = useProductList(products);
  const { filters, facets, updateFilters } = list;
  /** The facet that the sheet opens at; null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null);
  const currency = products[0]?.variants[0]?.currency ?? 'usd';
  const panel = { filters, facets, currency, onChange: updateFilters };
  const ref = useRef<HTMLDivElement>(null);
  useScrollToListStart(ref, JSON.stringify({ ...filters, page: 1, query: '' }));
  return (
    <div ref={ref} className={styles.list}>
      <ProductToolbar list={list} onFilter={() => setOpened('')} />
      <ActiveFilters filters={filters} currency={currency} onChange={updateFilters} />
      <div className={styles.columns}>
        <section aria-label={t('products.filters')} className={styles.panel}>
          <FilterPanel {...panel} />
        </section>
        <FilterRail
          className={styles.rail}
          activeCount={countActiveFilters(filters)}
          onOpen={setOpened}
        />
        <div className={styles.items} data-late={list.isPending || undefined}>
          {list.total === 0 ? (
            <NoMatches suggestions={list.suggestions} onChange={updateFilters} />
          ) : (
            <ProductGrid products={list.items} headingLevel={2} label={t('products.title')} />
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
            openFacet={opened}
            onSearch={list.search}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Scrolls to the start of the list when the filters change. */
function useScrollToListStart(ref: RefObject<HTMLElement | null>, choice: string): void {
  const last = useRef(choice);
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) ref.current?.scrollIntoView();
  }, [ref, choice]);
}
