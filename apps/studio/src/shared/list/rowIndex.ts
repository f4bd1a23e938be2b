import {
  addBit,
  countIntersection,
  createEmptyBits,
  createFullBits,
  hasBit,
  intersectBits,
  uniteBits,
  type Bits,
} from '@gschool/domain';
import type { FilterValue } from '@gschool/ui/table';

/** A property to filter rows by. */
export interface RowFacet<Row> {
  id: string;
  /** The values that a row has; a row may have several. */
  getValues: (row: Row) => readonly string[];
}

/**
 * Rows with the set of row numbers for each value of each facet, as the site's lists of classes have
 * them. It is built once; after that, each filter takes a few hundred operations on machine words.
 */
export interface RowIndex<Row> {
  rows: readonly Row[];
  everything: Bits;
  facets: ReadonlyMap<string, ReadonlyMap<string, Bits>>;
}

export const createRowIndex = <Row>(
  rows: readonly Row[],
  facets: readonly RowFacet<Row>[],
): RowIndex<Row> => ({
  rows,
  everything: createFullBits(rows.length),
  facets: new Map(
    facets.map(({ id, getValues }) => {
      const found = new Map<string, Bits>();
      rows.forEach((row, at) => {
        for (const value of getValues(row)) {
          let bits = found.get(value);
          if (!bits) found.set(value, (bits = createEmptyBits(rows.length)));
          addBit(bits, at);
        }
      });
      return [id, found];
    }),
  ),
});

/** The rows that match a filter. */
export interface FilteredRows<Row> {
  /** In the order of the index; the same array as in the index if all match. */
  rows: readonly Row[];
  /** How many rows selecting a value would show, together with the other facets. */
  count: (facetId: string, value: string) => number;
}

/**
 * Finds the rows that have at least one selected value of every facet, and that `matches` accepts.
 *
 * @param matches null if no text is searched
 */
export function filterRows<Row>(
  index: RowIndex<Row>,
  { facets: selected }: Pick<FilterValue, 'facets'>,
  matches: ((row: Row) => boolean) | null,
): FilteredRows<Row> {
  const { rows, everything, facets } = index;
  const size = rows.length;
  let found = everything;
  if (matches) {
    found = createEmptyBits(size);
    rows.forEach((row, at) => {
      if (matches(row)) addBit(found, at);
    });
  }
  const chosen = [...facets].flatMap(([id, values]) => {
    const picked = selected[id] ?? [];
    if (picked.length === 0) return [];
    const bits = picked.reduce<Bits>((sum, value) => {
      const own = values.get(value);
      return own ? uniteBits(sum, own) : sum;
    }, createEmptyBits(size));
    return [{ id, bits }];
  });
  const applyOthers = (except?: string): Bits =>
    chosen.reduce<Bits>(
      (left, { id, bits }) => (id === except ? left : intersectBits(left, bits)),
      found,
    );
  const all = applyOthers();
  const others = new Map<string, Bits>();
  return {
    rows: matches === null && chosen.length === 0 ? rows : rows.filter((_, at) => hasBit(all, at)),
    count: (facetId, value) => {
      let left = others.get(facetId);
      if (!left) others.set(facetId, (left = applyOthers(facetId)));
      const bits = facets.get(facetId)?.get(value);
      return bits ? countIntersection(left, bits) : 0;
    },
  };
}
