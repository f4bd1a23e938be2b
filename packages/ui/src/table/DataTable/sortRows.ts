import type { DataTableColumn, DataTableSort, SortValue } from './columns';

/** The order of rows by one column, so that a filtered list is sorted without comparing texts. */
interface Ranking<Row extends object> {
  getSortValue: (row: Row) => SortValue;
  locale: string;
  /** Rows with equal values have the same rank; a row without a value has none. */
  ranks: WeakMap<Row, number | undefined>;
}

const isEmpty = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/**
 * Creates the function that sorts rows by a column. It returns the given rows if they need no
 * sorting. Rows with equal values stay in their order. The rank of each row is remembered, because
 * people filter the same rows again and again, and comparing 10,000 texts takes 50 ms.
 */
export function createRowSorter<Row extends object>() {
  let ranking: Ranking<Row> | undefined;

  const rank = (
    rows: readonly Row[],
    getSortValue: Ranking<Row>['getSortValue'],
    locale: string,
  ) => {
    const isKnown =
      ranking?.getSortValue === getSortValue &&
      ranking.locale === locale &&
      rows.every((row) => ranking?.ranks.has(row));
    if (isKnown && ranking) return ranking.ranks;
    const ranks: Ranking<Row>['ranks'] = new WeakMap();
    const collator = new Intl.Collator(locale, { numeric: true });
    const compare = (one: SortValue, other: SortValue): number => {
      if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
      return one! < other! ? -1 : one! > other! ? 1 : 0;
    };
    const values: { row: Row; value: SortValue }[] = [];
    for (const row of rows) {
      const value = getSortValue(row);
      if (isEmpty(value)) ranks.set(row, undefined);
      else values.push({ row, value });
    }
    values.sort((one, other) => compare(one.value, other.value));
    let current = 0;
    values.forEach(({ row, value }, index) => {
      if (index > 0 && compare(values[index - 1]!.value, value) !== 0) current = index;
      ranks.set(row, current);
    });
    ranking = { getSortValue, locale, ranks };
    return ranks;
  };

  return (
    rows: readonly Row[],
    columns: readonly DataTableColumn<Row>[],
    sort: DataTableSort | undefined,
    locale: string,
  ): readonly Row[] => {
    const column = columns.find(({ id }) => id === sort?.columnId);
    if (!sort || !column?.getSortValue) return rows;
    const ranks = rank(rows, column.getSortValue, locale);
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return rows.toSorted((one, other) => {
      const first = ranks.get(one);
      const second = ranks.get(other);
      if (first === undefined || second === undefined)
        return Number(first === undefined) - Number(second === undefined);
      return sign * (first - second);
    });
  };
}
