import { expect, it } from 'vitest';

import { fitColumns, getColumnTemplate, getNextSort, type DataTableColumn } from './columns';

const column = (
  id: string,
  options: Partial<DataTableColumn<object>> = {},
): DataTableColumn<object> => ({ id, header: id, render: () => id, ...options });

const columns = [
  column('name', { width: 10 }),
  column('a', { width: 10 }),
  column('b', { width: 10, priority: 1 }),
  column('c', { width: 10, priority: 2 }),
  column('d', { width: 10, priority: 2 }),
];
const fit = (width: number, hasSelection = false) =>
  fitColumns(columns, width, hasSelection).map(({ id }) => id);

it('leaves out the least important columns first, and of two equal ones the later one', () => {
  expect(fit(50)).toEqual(['name', 'a', 'b', 'c', 'd']);
  expect(fit(49)).toEqual(['name', 'a', 'b', 'c']);
  expect(fit(39)).toEqual(['name', 'a', 'b']);
  expect(fit(29)).toEqual(['name', 'a']);
  expect(fit(5)).toEqual(['name', 'a']);
});

it('counts the column of checkboxes', () => expect(fit(52, true)).not.toContain('d'));

it('never leaves out the column that names the rows', () => {
  const header = [column('a', { priority: 1 }), column('name', { isRowHeader: true, priority: 9 })];
  expect(fitColumns(header, 1, false).map(({ id }) => id)).toEqual(['name']);
});

it('gives the free width to the columns that grow', () => {
  expect(getColumnTemplate([column('name'), column('a', { width: 5, grow: 0 })], true)).toBe(
    '2.75rem minmax(12rem, 2fr) 5rem',
  );
});

it('changes the direction at each press, and begins with the first direction of a column', () => {
  const dates = column('joined', { firstDirection: 'descending' });
  const first = getNextSort(dates, { columnId: 'name', direction: 'ascending' });
  expect(first).toEqual({ columnId: 'joined', direction: 'descending' });
  expect(getNextSort(dates, first).direction).toBe('ascending');
});
