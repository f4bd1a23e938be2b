import type { OrderRow } from '@gschool/admin/contract';
import { describe, expect, it } from 'vitest';

import { filterOrders, getServerState, listCountries } from './filterOrders';

const createRow = (number: string, over: Partial<OrderRow> = {}, country = 'DE'): OrderRow => ({
  order: {
    number,
    state: 'paid',
    lines: [{ productId: 'mat', priceId: 'mat-blue', quantity: 1 }],
    address: {
      name: 'Zoë Álvarez',
      line1: 'Hauptstraße 1',
      line2: '',
      city: 'Köln',
      region: '',
      postalCode: '50667',
      country,
      phone: '',
    },
    sessionId: 'session',
    createdAt: '2026-11-20T10:00:00.000Z',
  },
  uid: 'zoe',
  payment: 'paid',
  ...over,
});

const rows = [
  createRow('0123456789ABCDEFGHJKMNPQRS'),
  createRow('ZYXWVTSRQPNMKJHGFEDCBA9876', { payment: 'paid-twice', uid: 'mira' }, 'FR'),
];
const find = (query: string, facets: Record<string, readonly string[]> = {}) =>
  filterOrders(rows, { query, facets }).map(({ uid }) => uid);

describe('the search for orders', () => {
  it.each([
    ['012345', ['zoe']],
    ['012345-6789A', ['zoe']],
    ['O1234', ['zoe']],
    ['٠١٢٣', ['zoe']],
    ['zyxwvt', ['mira']],
    ['alvarez koln', ['zoe', 'mira']],
    ['mira', ['mira']],
    ['nothing', []],
  ])('"%s" finds %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('filters by payment and country', () => {
    expect(find('', { payment: ['paid-twice', 'mismatch'] })).toEqual(['mira']);
    expect(find('', { country: ['DE'], payment: ['paid-twice'] })).toEqual([]);
    expect(listCountries(rows)).toEqual(['DE', 'FR']);
  });
});

it('lets the server filter by one state only', () => {
  expect(getServerState({ query: '', facets: { state: ['paid'] } })).toBe('paid');
  expect(getServerState({ query: '', facets: { state: ['paid', 'sent'] } })).toBeUndefined();
  expect(getServerState({ query: '', facets: {} })).toBeUndefined();
});
