import { useLanguage } from '@gschool/app/i18n';
import { useUrlParams, type SetUrlParams } from '@gschool/app/routes';
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
import { useLingui } from '@lingui/react';
import { useDeferredValue, useMemo } from 'react';

import { paths } from '../../config/paths';
import { facetLabels } from '../../shared/products/optionLabels';
import { PAGE_SIZE, type ProductListContent } from '../../shared/products/pageContents';

const getListHref = (path: string, filters: ShopFilters): string => {
  const query = formatFilterQuery(filters);
  return query === '' ? path : `${path}?${query}`;
};

/** The source of a list's products. */
export interface ProductListSource {
  /** The path of the list: all products, or a department. */
  path: string;
  /** The products of this path, unfiltered; undefined until they have loaded. */
  loaded: readonly Product[] | undefined;
  /** The list in the prerendered document, which is used until then. */
  content: ProductListContent | undefined;
}

const noProducts: readonly Product[] = [];

/**
 * The product list, filtered and sorted by the URL, so that Back, reload and links restore it. A
 * selected filter is shown immediately; the results follow when they are rendered. Until the
 * products have loaded, the list contains the document's first page, which is not filtered.
 */
export function useProductList({ path, loaded, content }: ProductListSource) {
  const stored = loaded ?? content?.products ?? noProducts;
  const [params, setParams] = useUrlParams();
  const language = useLanguage();
  const { i18n } = useLingui();
  const selected = useMemo(() => {
    const parsed = parseFilters(params);
    return path === paths.shop ? parsed : { ...parsed, categories: [] };
  }, [params, path]);
  /** The filters of the rendered results. */
  const filters = useDeferredValue(selected);
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
    // The path of a department selects the department's category.
    return path === paths.shop ? all : { ...all, categories: [] };
  }, [loaded, content, products, filters, path]);
  const total = (!loaded && content?.total) || found.length;
  const suggestions = useMemo(
    () => (found.length === 0 ? getClearableFilters(products, filters) : []),
    [found.length, products, filters],
  );
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(filters.page, pages);

  const setFilters = (next: ShopFilters, change: Parameters<SetUrlParams>[1]) =>
    setParams(formatFilterQuery(next), change);
  const nextFilters = { ...selected, page: page + 1 };

  return {
    /** The selected filters, before the results are updated. */
    filters: selected,
    facets,
    suggestions: suggestions,
    total,
    /** True if the products for these filters have not loaded yet. */
    isLoading: !loaded && isFiltered,
    isFiltered,
    page,
    items: found.slice(0, page * PAGE_SIZE),
    isPending: selected !== filters,
    nextHref: page < pages ? getListHref(path, nextFilters) : undefined,
    /** Replaces the history entry: “Show more” is not a navigation step. */
    showMore: () => setFilters(nextFilters, 'replace'),
    /** Changes the filters and returns to page 1. */
    updateFilters: (change: Partial<ShopFilters>) =>
      setFilters({ ...selected, ...change, page: 1 }, 'push'),
    /** Replaces the history entry, so that Back does not step through every letter. */
    filterByKeyword: (query: string) => setFilters({ ...selected, query, page: 1 }, 'typed'),
  };
}

export type ProductList = ReturnType<typeof useProductList>;
