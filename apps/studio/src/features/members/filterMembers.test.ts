import type { MemberRow } from '@gschool/admin/contract';
import { describe, expect, it } from 'vitest';

import { filterMembers, listPlans } from './filterMembers';

const createRow = (uid: string, over: Partial<MemberRow> = {}): MemberRow => ({
  uid,
  email: `${uid}@example.com`,
  isEmailVerified: true,
  isDisabled: false,
  displayName: '',
  role: 'user',
  access: 'none',
  plan: null,
  expiresAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSignInAt: null,
  ...over,
});

const rows = [
  createRow('a1', { displayName: 'Zoë Álvarez', email: 'Zoe+Yoga@Example.com', access: 'open' }),
  createRow('b2', { displayName: 'نور حداد', access: 'ended', plan: 'school' }),
  createRow('c3', { role: 'admin', access: 'open', plan: 'patron' }),
];
const find = (query: string, facets: Record<string, readonly string[]> = {}) =>
  filterMembers(rows, { query, facets }).map(({ uid }) => uid);

describe('the search for members', () => {
  it.each([
    ['', ['a1', 'b2', 'c3']],
    ['zoe', ['a1']],
    ['ZOE+YOGA@EXAMPLE.COM', ['a1']],
    ['yoga alvarez', ['a1']],
    ['نور', ['b2']],
    ['C3', ['c3']],
    ['example.com', ['a1', 'b2', 'c3']],
    ['   ', ['a1', 'b2', 'c3']],
    ['\u202AZoë <mailto:zoe+yoga@example.com>,\u202C', ['a1']],
    ['zoe b2', []],
  ])('"%s" finds %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('combines values of one facet by or, and facets by and', () => {
    expect(find('', { access: ['open', 'ended'] })).toEqual(['a1', 'b2', 'c3']);
    expect(find('', { access: ['open'], role: ['admin'] })).toEqual(['c3']);
    expect(find('', { plan: ['none'] })).toEqual(['a1']);
  });

  it('returns the same rows without a filter', () => {
    expect(filterMembers(rows, { query: '', facets: {} })).toBe(rows);
  });
});

it('lists each plan once', () => {
  expect(listPlans([...rows, ...rows])).toEqual(['patron', 'school']);
});
