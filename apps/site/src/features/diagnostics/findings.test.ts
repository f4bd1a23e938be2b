import type { CacheReport, EntryReport } from '@gschool/data/caches';
import { expect, it } from 'vitest';

import { getFindings } from './findings';

const NOW = 1_000_000;
const entry = (changes: Partial<EntryReport>): EntryReport => ({
  name: 'catalogue',
  kind: 'catalogue',
  store: 'large',
  state: 'fresh',
  size: 10,
  timestamp: NOW,
  expiresIn: 1,
  ...changes,
});
const report = (changes: Partial<CacheReport> = {}): CacheReport => ({
  entries: [entry({})],
  unreadable: [],
  performance: { hits: 9, misses: 1, total: 10, rate: 0.9 },
  refreshes: {},
  ...changes,
});
const ids = (...args: Parameters<typeof getFindings>) => getFindings(...args).map(({ id }) => id);

it('finds nothing when everything is in order', () => {
  expect(getFindings(report(), { used: 1, quota: 100 }, NOW)).toEqual([]);
  expect(getFindings(report({ entries: [] }), null, NOW)).toEqual([]);
});

it('names the store that the browser blocks', () => {
  expect(ids(report({ unreadable: ['large'] }), null, NOW)).toEqual(['blockedLarge']);
  expect(ids(report({ unreadable: ['small', 'large'] }), null, NOW)).toEqual([
    'blockedLarge',
    'blockedSmall',
  ]);
});

it.each([
  [89, 100, []],
  [90, 100, [{ id: 'lowStorage', share: 0.9 }]],
  [5, 0, []],
])('%i of %i bytes', (used, quota, expected) => {
  expect(getFindings(report(), { used, quota }, NOW)).toEqual(expected);
});

it('counts damaged entries', () => {
  const damaged = entry({ state: 'damaged', timestamp: null, expiresIn: null });
  expect(getFindings(report({ entries: [damaged, entry({}), damaged] }), null, NOW)).toEqual([
    { id: 'damaged', count: 2 },
  ]);
});

it('detects a clock that was set back by an entry with a future time', () => {
  expect(ids(report({ entries: [entry({ timestamp: NOW + 1 })] }), null, NOW)).toEqual(['clock']);
});

it.each([
  [4, 5, []],
  [4, 6, ['misses']],
  [5, 5, []],
  [0, 10, ['misses']],
])('%i hits and %i misses', (hits, misses, expected) => {
  const total = hits + misses;
  const performance = { hits, misses, total, rate: hits / total };
  expect(ids(report({ performance }), null, NOW)).toEqual(expected);
});
