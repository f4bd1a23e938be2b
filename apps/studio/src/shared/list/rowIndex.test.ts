import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRowMatcher } from './createRowMatcher';
import { createRowIndex, filterRows, type RowFacet } from './rowIndex';

interface Row {
  id: number;
  colors: readonly string[];
  size: string;
}

const facets: readonly RowFacet<Row>[] = [
  { id: 'color', getValues: ({ colors }) => colors },
  { id: 'size', getValues: ({ size }) => [size] },
];
const colors = ['red', 'green', 'blue'];
const sizes = ['s', 'm', 'l'];
const rowsArbitrary = fc
  .array(fc.record({ colors: fc.subarray(colors), size: fc.constantFrom(...sizes) }), {
    maxLength: 90,
  })
  .map((rows) => rows.map((row, id): Row => ({ id, ...row })));
const selectionArbitrary = fc.record({ color: fc.subarray(colors), size: fc.subarray(sizes) });

/** What a filter means, without an index. */
const isMatch = (row: Row, selection: Readonly<Record<string, readonly string[]>>) =>
  facets.every(({ id, getValues }) => {
    const chosen = selection[id] ?? [];
    return chosen.length === 0 || getValues(row).some((value) => chosen.includes(value));
  });

describe('a filter of rows', () => {
  it('shows the rows that have a selected value of every facet', () => {
    fc.assert(
      fc.property(rowsArbitrary, selectionArbitrary, fc.boolean(), (rows, selection, hasText) => {
        const isEven = ({ id }: Row) => id % 2 === 0;
        const found = filterRows(
          createRowIndex(rows, facets),
          { facets: selection },
          hasText ? isEven : null,
        );
        expect(found.rows).toEqual(
          rows.filter((row) => isMatch(row, selection) && (!hasText || isEven(row))),
        );
      }),
    );
  });

  it('counts what selecting a value shows', () => {
    fc.assert(
      fc.property(rowsArbitrary, selectionArbitrary, (rows, selection) => {
        const index = createRowIndex(rows, facets);
        const { count } = filterRows(index, { facets: selection }, null);
        for (const color of colors)
          expect(count('color', color)).toBe(
            rows.filter((row) => isMatch(row, { ...selection, color: [color] })).length,
          );
      }),
    );
  });

  it('ignores a value that no row has, in the counts', () => {
    const { count } = filterRows(createRowIndex<Row>([], facets), { facets: {} }, null);
    expect(count('color', 'red')).toBe(0);
    expect(count('unknown', 'red')).toBe(0);
  });
});

describe('the search of a list', () => {
  const row = { title: 'Café Éclair', other: 'أحمد' };
  const { match } = createRowMatcher<typeof row>(({ title, other }) => [title, other, null]);

  it.each([
    ['', null],
    ['  ', null],
    ['cafe', true],
    ['ECLAIR caf', true],
    ['احمد', true],
    ['cafe tea', false],
  ])('finds for "%s": %s', (query, expected) => {
    const matches = match(query);
    expect(matches === null ? null : matches(row)).toBe(expected);
  });
});
