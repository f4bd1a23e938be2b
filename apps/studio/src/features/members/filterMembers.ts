import type { MemberRow } from '@gschool/admin/contract';
import { fold } from '@gschool/domain/search';
import type { FilterValue } from '@gschool/ui/table';

import { splitSearchTerms } from '../../shared/list/searchTerms';

/** The searched texts of each row. Rows are immutable, so each is folded once. */
const texts = new WeakMap<MemberRow, string>();

const getText = (row: MemberRow): string => {
  let text = texts.get(row);
  if (text === undefined) {
    text = `${fold(row.displayName)}\n${fold(row.email)}\n${row.uid.toLowerCase()}`;
    texts.set(row, text);
  }
  return text;
};

/** A row without a plan, as a value of the filter. */
export const NO_PLAN = 'none';

const isIn = (values: readonly string[] | undefined, value: string): boolean =>
  values === undefined || values.length === 0 || values.includes(value);

/**
 * The members that match a filter: every typed word is part of the name, the email or the uid,
 * without regard to capital letters and accents.
 */
export const filterMembers = (
  rows: readonly MemberRow[],
  { query, facets }: FilterValue,
): readonly MemberRow[] => {
  const terms = splitSearchTerms(query);
  const { access, role, plan } = facets;
  if (terms.length === 0 && !access && !role && !plan) return rows;
  return rows.filter(
    (row) =>
      isIn(access, row.access) &&
      isIn(role, row.role) &&
      isIn(plan, row.plan ?? NO_PLAN) &&
      terms.every((word) => getText(row).includes(word)),
  );
};

/** The plans of the members, sorted. */
export const listPlans = (rows: readonly MemberRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ plan }) => plan ?? []))].toSorted();
