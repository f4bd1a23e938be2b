import { useLanguage } from '@gschool/app/i18n';
import {
  countActiveFilters,
  emptyFilters,
  getAllTexts,
  getShopFacets,
  filterProducts,
  parseFilters,
  formatFilterQuery,
  getClearableFilters,
  type Product,
  type ShopFilters,
} from '@gschool/domain';
import { useIsHydrated } from '@gschool/ui';
import { useLingui } from '@lingui/react';
import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { facetLabels } from '../../shared/products/optionLabels';
import { PAGE_SIZE, type ProductListContent } from '../../shared/products/pageContents';

const getListHref = (path: string, filters: ShopFilters): string => {
  const query = formatFilterQuery(filters);
  return query === '' ? path : `${path}?${query}`;
};

/** Where the products of a list come from. */
export interface ProductListSource {
  /** The path of the list: all products, or a department. */
  path: string;
  /** The products of this path, unfiltered; undefined until they have loaded. */
  loaded: readonly Product[] | undefined;
  /** What the document contains, until then. */
  content: ProductListContent | undefined;
}

const noProducts: readonly Product[] = [];
const noParams = new URLSearchParams();

/**
 * The product list as the URL filters and sorts it, so that Back, reload and links restore it. A
 * selected filter shows immediately; the results follow in a transition. Until the products have
 * loaded, it has the first page of the document, which is not filtered.
 */
export function useProductList({ path, loaded, content }: ProductListSource) {
  const stored = loaded ?? content?.products ?? noProducts;
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const language = useLanguage();
  const { i18n } = useLingui();
  const filters = useMemo(() => {
    // The document is the same for every query.
    const parsed = parseFilters(isHydrated ? params : noParams);
    return path === paths.shop ? parsed : { ...parsed, categories: [] };
  }, [isHydrated, params, path]);
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

  const isFiltered = countActiveFilters(filters) > 0 || filters.sort !== emptyFilters.sort;
  const found = useMemo(
    () => (loaded ? filterProducts(products, filters) : products),
    [loaded, products, filters],
  );
  const facets = useMemo(() => {
    const all = (!loaded && content?.facets) || getShopFacets(products, filters);
    // The path of a department selects its category.
    return path === paths.shop ? all : { ...all, categories: [] };
  }, [loaded, content, products, filters, path]);
  const total = (!loaded && content?.total) || found.length;
  const suggestions = useMemo(
    () => (found.length === 0 ? getClearableFilters(products, filters) : []),
    [found.length, products, filters],
  );
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(filters.page, pages);

  const go = (next: ShopFilters, isReplace: boolean) =>
    startTransition(() => {
      show(next);
      void navigate(getListHref(path, next), { replace: isReplace, preventScrollReset: true });
    });
  const nextFilters = { ...filters, page: page + 1 };

  return {
    /** The selected filters, before the results are updated. */
    filters: shown,
    facets,
    suggestions: suggestions,
    total,
    /** The products for these filters have not loaded. */
    isLoading: !loaded && isFiltered,
    isFiltered,
    page,
    items: found.slice(0, page * PAGE_SIZE),
    isPending: shown !== filters,
    nextHref: page < pages ? getListHref(path, nextFilters) : undefined,
    /** Replaces the history entry: “Show more” is not a navigation step. */
    showMore: () => go(nextFilters, true),
    /** Changes the filters and returns to page 1. */
    updateFilters: (change: Partial<ShopFilters>) => go({ ...filters, ...change, page: 1 }, false),
    /** Replaces the history entry, so that Back does not step through every letter. */
    search: (query: string) => go({ ...filters, query, page: 1 }, true),
  };
}

export type ProductList = ReturnType<typeof useProductList>;
