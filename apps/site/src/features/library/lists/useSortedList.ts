import { useUrlParams } from '@gschool/app/routes';
import {
  getPagesThrough,
  toListEntries,
  listOrders,
  sortListEntries,
  type Page,
  type ListEntry,
  type ListOrder,
} from '@gschool/domain';
import { useUi } from '@gschool/ui';
import { useMemo } from 'react';

import type { LibraryTab } from '../../../config/paths';

interface Sortable {
  id: string;
  title: string;
  durationSeconds: number;
}

export interface SortedList<Item> {
  order: ListOrder;
  setOrder: (order: string) => void;
  page: Page<ListEntry<Item>>;
  /** The URL of the next page; undefined on the last. */
  nextHref: string | undefined;
  showMore: () => void;
}

/** Sorts a list of the library and shows it up to a page, as set in the URL. */
export function useSortedList<Item extends Sortable>(
  tab: LibraryTab,
  ids: readonly string[],
  items: readonly Item[],
): SortedList<Item> {
  const { locale } = useUi();
  const [params, setParams] = useUrlParams();
  const order = listOrders.find((value) => value === params.get('sort')) ?? 'added';
  const sorted = useMemo(() => {
    const known = new Map(items.map((item) => [item.id, item]));
    return sortListEntries(toListEntries(ids, known), order, new Intl.Collator(locale).compare);
  }, [ids, items, order, locale]);
  const page = getPagesThrough(sorted, Number(params.get('page') ?? 1));

  const getHref = (sort: string, number: number): string => {
    const next = new URLSearchParams({ tab });
    if (sort !== 'added') next.set('sort', sort);
    if (number > 1) next.set('page', String(number));
    return `?${next.toString()}`;
  };
  const next = getHref(order, page.page + 1);
  return {
    order,
    setOrder: (sort) => setParams(getHref(sort, page.page), 'replace'),
    page,
    nextHref: page.hasMore ? next : undefined,
    showMore: () => setParams(next, 'replace'),
  };
}
