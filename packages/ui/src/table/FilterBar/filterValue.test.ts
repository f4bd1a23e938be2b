import { describe, expect, it } from 'vitest';

import {
  emptyFilter,
  formatDateRange,
  isSameFilter,
  parseDateRange,
  readFilter,
  setFacet,
  writeFilter,
  type FilterFacet,
} from './filterValue';

const facets: readonly FilterFacet[] = [
  {
    id: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'ended', label: 'Ended' },
    ],
  },
  { id: 'plan', label: 'Plan', kind: 'one', options: [{ value: 'year', label: 'Yearly' }] },
  {
    id: 'joined',
    label: 'Joined',
    kind: 'dates',
    options: [{ value: 'week', label: 'This week' }],
  },
];

describe('a range of dates', () => {
  it.each([
    ['2026-01-01/2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
    ['2026-01-01/', { from: '2026-01-01' }],
    ['/2026-01-31', { to: '2026-01-31' }],
    ['week', undefined],
    ['/', undefined],
    ['2026-01-01', undefined],
    ['yesterday/today', undefined],
    ['2026-01-01/2026-01-02/2026-01-03', undefined],
    [undefined, undefined],
  ])('%s', (value, range) => {
    expect(parseDateRange(value)).toEqual(range);
    if (range) expect(formatDateRange(range)).toBe(value);
  });

  it('has no value without ends', () => expect(formatDateRange({})).toBeUndefined());
});

describe('in a URL', () => {
  const filter = {
    query: 'mara & co',
    facets: { status: ['active', 'ended'], joined: ['2026-01-01/'] },
  };

  it('is the same after it is written and read', () => {
    const parameters = writeFilter(new URLSearchParams('tab=2&status=old'), filter, facets);
    expect(parameters.get('tab')).toBe('2');
    expect(parameters.getAll('status')).toEqual(['active', 'ended']);
    expect(readFilter(new URLSearchParams(parameters.toString()), facets)).toEqual(filter);
  });

  it('adds nothing for an empty filter', () =>
    expect(writeFilter(new URLSearchParams('q=a&plan=year'), emptyFilter, facets).size).toBe(0));

  it('ignores what no facet has', () => {
    const typed = new URLSearchParams('status=active&status=active&status=x&plan=&joined=a/b&y=1');
    expect(readFilter(typed, facets)).toEqual({ query: '', facets: { status: ['active'] } });
  });

  it('takes one value of a facet that has only one', () => {
    const typed = new URLSearchParams('joined=week&joined=2026-01-01/');
    expect(readFilter(typed, facets).facets).toEqual({ joined: ['week'] });
  });
});

it('has no entry for a facet without values', () => {
  const filter = setFacet(emptyFilter, 'status', ['active']);
  expect(filter.facets).toEqual({ status: ['active'] });
  expect(setFacet(filter, 'status', []).facets).toEqual({});
});

it('is the same in another order, and with spaces around the text', () => {
  const one = { query: 'a', facets: { x: ['1', '2'], y: ['3'] } };
  const other = { query: ' a ', facets: { y: ['3'], z: [], x: ['2', '1'] } };
  expect(isSameFilter(one, other)).toBe(true);
  expect(isSameFilter(one, { ...other, facets: { y: ['3'] } })).toBe(false);
});
