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
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { LibraryTab } from '../../../config/paths';

interface Sortable {
  id: string;
  title: string;
  durationSeconds: number;
}

export interface Shelf<Item> {
  order: ListOrder;
  setOrder: (order: string) => void;
  page: Page<ListEntry<Item>>;
  /** The address of the next page; undefined on the last. */
  nextHref: string | undefined;
  showMore: () => void;
}

/** A list of the library in the order and up to the page that stand in the address. */
export function useShelf<Item extends Sortable>(
  tab: LibraryTab,
  ids: readonly string[],
  items: readonly Item[],
): Shelf<Item> {
  const { locale } = useUi();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const order = listOrders.find((one) => one === params.get('sort')) ?? 'added';
  const sorted = useMemo(() => {
    const known = new Map(items.map((item) => [item.id, item]));
    return sortListEntries(toListEntries(ids, known), order, new Intl.Collator(locale).compare);
  }, [ids, items, order, locale]);
  const page = getPagesThrough(sorted, Number(params.get('page') ?? 1));

  const address = (sort: string, number: number): string => {
    const next = new URLSearchParams({ tab });
    if (sort !== 'added') next.set('sort', sort);
    if (number > 1) next.set('page', String(number));
    return `?${next.toString()}`;
  };
  const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  const next = address(order, page.page + 1);
  return {
    order,
    setOrder: (sort) => go(address(sort, page.page)),
    page,
    nextHref: page.hasMore ? next : undefined,
    showMore: () => go(next),
  };
}
