import { usePreload } from '@gschool/app';
import { lazyPage, useIndexing, useIsHistoryStep } from '@gschool/app/routes';
import { countActiveFilters } from '@gschool/domain';
import { LoadMore } from '@gschool/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { OutdatedNotice } from '../../shared/products/OutdatedNotice';
import { ProductGrid } from '../../shared/products/ProductGrid';
import { QueryResult, type QueryState } from '../../shared/QueryResult';
import { ActiveFilters } from './ActiveFilters';
import { NoMatches } from './NoMatches';
import { FilterPanel } from './FilterPanel';
import { FilterRail } from './FilterRail';
import * as styles from './ProductList.css';
import { ProductToolbar } from './ProductToolbar';
import { useProductList, type ProductListSource } from './useProductList';

const { Component: FilterSheet, preload: preloadFilterSheet } = lazyPage(() =>
  import('./FilterSheet').then(withMessages).then((module) => module.FilterSheet),
);

interface ProductListProps {
  source: ProductListSource;
  /** The query that loads the products. */
  query: QueryState<unknown>;
  label: string;
  /** One sentence above the list. */
  description: string;
}

/** The product list, filtered and sorted by the URL. */
export function ProductList({ source, query, label, description }: ProductListProps) {
  const t = useT();
  usePreload(preloadFilterSheet);
  const list = useProductList(source);
  const { filters, facets, updateFilters } = list;
  /** The facet that the sheet opens at; null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null);
  /** The prerendered document has no results for these filters, and they cannot be loaded. */
  const isFailed = list.isLoading && query.error !== null;
  const currency = list.items[0]?.variants[0]?.currency ?? 'usd';
  const panel = {
    filters,
    facets,
    currency,
    onChange: updateFilters,
    onType: list.filterByKeyword,
  };
  const ref = useRef<HTMLDivElement>(null);
  useIndexing({
    isIndexed: !list.isFiltered,
    query: list.page > 1 ? `?page=${list.page}` : '',
  });
  useScrollToListStart(ref, JSON.stringify({ ...filters, page: 1, query: '' }));
  return (
    <div ref={ref} className={styles.list}>
      {!list.isLoading && <OutdatedNotice query={query} />}
      <ProductToolbar list={list} description={description} onFilter={() => setOpened('')} />
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
        <Results isFailed={isFailed} query={query}>
          <div
            className={styles.items}
            data-late={list.isPending || list.isLoading || undefined}
            aria-busy={list.isLoading || undefined}
          >
            {list.total === 0 ? (
              <NoMatches suggestions={list.suggestions} onChange={updateFilters} />
            ) : (
              <ProductGrid products={list.items} headingLevel={2} label={label} />
            )}
            {list.items.length > 0 && (
              <LoadMore
                href={list.nextHref}
                onLoadMore={list.showMore}
                label={t('products.more')}
                status={
                  list.isLoading
                    ? t('products.loading')
                    : t('products.shown', { shown: list.items.length, count: list.total })
                }
              />
            )}
          </div>
        </Results>
      </div>
      {opened !== null && (
        <Suspense>
          <FilterSheet
            {...panel}
            total={list.total}
            openFacet={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The results. If they cannot be loaded, an error replaces the document's products, which don't
 * match the filters. Everything around the error stays in place.
 */
function Results({
  isFailed,
  query,
  children,
}: {
  isFailed: boolean;
  query: QueryState<unknown>;
  children: ReactNode;
}) {
  return (
    <div className={styles.results}>
      <div className={isFailed ? styles.replaced : undefined}>{children}</div>
      {isFailed && (
        <QueryResult query={query} skeleton={null} size="panel">
          {() => null}
        </QueryResult>
      )}
    </div>
  );
}

/**
 * Scrolls to the start of the list when the filters change. Back and Forward restore their own
 * scroll position.
 */
function useScrollToListStart(ref: RefObject<HTMLElement | null>, choice: string): void {
  const last = useRef(choice);
  const isHistoryStep = useIsHistoryStep();
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    if (isHistoryStep) return;
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) ref.current?.scrollIntoView();
  }, [ref, choice, isHistoryStep]);
}
