import { expect, it, vi } from 'vitest';

import type { DataTableColumn, SortDirection } from './columns';
import { createRowSorter } from './sortRows';

interface Entry {
  name: string | null;
  size?: number;
}

const columns: readonly DataTableColumn<Entry>[] = [
  { id: 'name', header: 'Name', render: ({ name }) => name, getSortValue: ({ name }) => name },
  { id: 'size', header: 'Size', render: ({ size }) => size, getSortValue: ({ size }) => size },
  { id: 'plain', header: 'Plain', render: ({ name }) => name },
];

const sort = (names: readonly (string | null)[], direction: SortDirection, locale = 'en') =>
  createRowSorter<Entry>()(
    names.map((name) => ({ name })),
    columns,
    { columnId: 'name', direction },
    locale,
  ).map(({ name }) => name);

it('sorts texts as people do, with numbers by value', () => {
  expect(sort(['b', 'Émile', 'a10', 'a9', 'Zoë', 'Eve'], 'ascending')).toEqual([
    'a9',
    'a10',
    'b',
    'Émile',
    'Eve',
    'Zoë',
  ]);
  expect(sort(['zebra', 'ängel'], 'ascending', 'sv')).toEqual(['zebra', 'ängel']);
});

it('leaves empty values at the end in both directions', () => {
  expect(sort(['b', null, 'a', ''], 'ascending')).toEqual(['a', 'b', null, '']);
  expect(sort(['b', null, 'a', ''], 'descending')).toEqual(['b', 'a', null, '']);
});

it('leaves rows with equal values in their order, in both directions', () => {
  const rows: Entry[] = [
    { name: 'first', size: 1 },
    { name: 'second', size: 1 },
    { name: 'third', size: 0 },
  ];
  for (const [direction, names] of [
    ['ascending', ['third', 'first', 'second']],
    ['descending', ['first', 'second', 'third']],
  ] as const) {
    const sorted = createRowSorter<Entry>()(rows, columns, { columnId: 'size', direction }, 'en');
    expect(sorted.map(({ name }) => name)).toEqual(names);
  }
});

it('returns the rows themselves if there is nothing to sort by', () => {
  const rows: Entry[] = [{ name: 'b' }, { name: 'a' }];
  const sortRows = createRowSorter<Entry>();
  expect(sortRows(rows, columns, undefined, 'en')).toBe(rows);
  expect(sortRows(rows, columns, { columnId: 'plain', direction: 'ascending' }, 'en')).toBe(rows);
});

it('reads no value again while the same rows are filtered, and reads those of new rows', () => {
  const getSortValue = vi.fn(({ name }: Entry) => name);
  const counted = [{ ...columns[0]!, getSortValue }];
  const rows: Entry[] = ['c', 'a', 'b'].map((name) => ({ name }));
  const sortRows = createRowSorter<Entry>();
  const order = { columnId: 'name', direction: 'ascending' } as const;
  sortRows(rows, counted, order, 'en');
  expect(sortRows(rows.slice(0, 2), counted, order, 'en').map(({ name }) => name)).toEqual([
    'a',
    'c',
  ]);
  expect(getSortValue).toHaveBeenCalledTimes(3);
  const more = [...rows, { name: 'aa' }];
  expect(sortRows(more, counted, order, 'en')[1]).toBe(more[3]);
});
