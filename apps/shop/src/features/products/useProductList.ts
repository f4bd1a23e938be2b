import { useLanguage } from '@gschool/app/i18n';
import {
  getAllTexts,
  getShopFacets,
  filterProducts,
  parseFilters,
  formatFilterQuery,
  getClearableFilters,
  type Product,
  type ShopFilters,
} from '@gschool/domain';
import { useLingui } from '@lingui/react';
import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { facetLabels } from '../../shared/products/optionLabels';

const PAGE_SIZE = 12;

const getListHref = (filters: ShopFilters): string => {
  const query = formatFilterQuery(filters);
  return query === '' ? paths.shop : `${paths.shop}?${query}`;
};

/**
 * The product list as the URL filters and sorts it, so that Back, reload and links restore it. A
 * selected filter shows immediately; the results follow in a transition.
 */
export function useProductList(stored: readonly Product[]) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const language = useLanguage();
  const { i18n } = useLingui();
  const filters = useMemo(() => parseFilters(params), [params]);
  const [shown, show] = useOptimistic(filters);
  const products = useMemo(
    () =>
      language === 'en'
        ? stored
        : stored.map((product) => ({
            ...product,
            // The search matches the translated texts and the stored names of departments and
            // colors.
            tags: [
              ...product.tags,
              ...facetLabels(product, (id) => i18n._(id)),
              ...getAllTexts(product, 'name'),
            ],
          })),
    [stored, language, i18n],
  );

  const found = useMemo(() => filterProducts(products, filters), [products, filters]);
  const facets = useMemo(() => getShopFacets(products, filters), [products, filters]);
  const suggestions = useMemo(
    () => (found.length === 0 ? getClearableFilters(products, filters) : []),
    [found.length, products, filters],
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(filters.page, pages);

  const go = (next: ShopFilters, isReplace: boolean) =>
    startTransition(() => {
      show(next);
      void navigate(getListHref(next), { replace: isReplace, preventScrollReset: true });
    });
  const nextFilters = { ...filters, page: page + 1 };

  return {
    /** The selected filters, before the results are updated. */
    filters: shown,
    facets,
    suggestions: suggestions,
    total: found.length,
    items: found.slice(0, page * PAGE_SIZE),
    isPending: shown !== filters,
    nextHref: page < pages ? getListHref(nextFilters) : undefined,
    /** Replaces the history entry: “Show more” is no navigation step. */
    showMore: () => go(nextFilters, true),
    /** Changes the filters and returns to page 1. */
    updateFilters: (change: Partial<ShopFilters>) => go({ ...filters, ...change, page: 1 }, false),
    /** Replaces the history entry, so that Back does not step through every letter. */
    search: (query: string) => go({ ...filters, query, page: 1 }, true),
  };
}

export type ProductList = ReturnType<typeof useProductList>;
