import type { OrderRow } from '@gschool/admin/contract';
import { normalizeOrderNumber, type OrderState } from '@gschool/domain';
import { fold } from '@gschool/domain/search';
import type { FilterValue } from '@gschool/ui/table';

import { splitSearchTerms } from '../../shared/list/searchTerms';

const texts = new WeakMap<OrderRow, string>();

const getText = (row: OrderRow): string => {
  let text = texts.get(row);
  if (text === undefined) {
    const { number, address } = row.order;
    text = fold([number, address.name, address.city, row.uid].join('\n'));
    texts.set(row, text);
  }
  return text;
};

const isIn = (values: readonly string[] | undefined, value: string): boolean =>
  values === undefined || values.length === 0 || values.includes(value);

/**
 * The orders that match a filter: every typed word is part of the number, the name, the city or the
 * uid. Hyphens of a number do not matter, nor letters that look like its digits.
 */
export const filterOrders = (
  rows: readonly OrderRow[],
  { query, facets }: FilterValue,
): readonly OrderRow[] => {
  const terms = splitSearchTerms(query);
  const { state, payment, country } = facets;
  if (terms.length === 0 && !state && !payment && !country) return rows;
  return rows.filter(
    (row) =>
      isIn(state, row.order.state) &&
      isIn(payment, row.payment) &&
      isIn(country, row.order.address.country) &&
      terms.every(
        (word) =>
          getText(row).includes(word) ||
          (/\d/.test(word) && row.order.number.includes(normalizeOrderNumber(word))),
      ),
  );
};

/** The countries of the orders, sorted. */
export const listCountries = (rows: readonly OrderRow[]): readonly string[] =>
  [...new Set(rows.map(({ order }) => order.address.country))].toSorted();

/** The state that the server filters by: the only selected one. */
export const getServerState = ({ facets }: FilterValue): OrderState | undefined =>
  facets['state']?.length === 1 ? (facets['state'][0] as OrderState) : undefined;
