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
import { facetLabels } from '../../shared/goods/optionLabels';

/** Products that a page of the list brings. */
const PAGE = 12;

const addressOf = (filters: ShopFilters): string => {
  const query = formatFilterQuery(filters);
  return query === '' ? paths.shop : `${paths.shop}?${query}`;
};

/**
 * The products as the address narrows and orders them: Back, a reload and a link lead to the
 * same list. A choice is shown at once, and what follows from it when the browser has time.
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
            // The search reads the shown texts and the stored names of departments and colors.
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
  const waysOut = useMemo(
    () => (found.length === 0 ? getClearableFilters(products, filters) : []),
    [found.length, products, filters],
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(filters.page, pages);

  const go = (next: ShopFilters, isReplacing: boolean) =>
    startTransition(() => {
      show(next);
      void navigate(addressOf(next), { replace: isReplacing, preventScrollReset: true });
    });
  const more = { ...filters, page: page + 1 };

  return {
    /** What is chosen, already while the rest is on its way. */
    filters: shown,
    facets,
    waysOut,
    total: found.length,
    items: found.slice(0, page * PAGE),
    isLate: shown !== filters,
    nextHref: page < pages ? addressOf(more) : undefined,
    /** More of the list is the same place in the history. */
    showMore: () => go(more, true),
    /** Another choice; a list begins at its beginning. */
    choose: (change: Partial<ShopFilters>) => go({ ...filters, ...change, page: 1 }, false),
    /** Words are typed: their letters are no places in the history. */
    search: (words: string) => go({ ...filters, query: words, page: 1 }, true),
  };
}

export type ProductList = ReturnType<typeof useProductList>;
