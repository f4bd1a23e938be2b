import '../../i18n/en/admin.messages.json';

import { expect, it } from 'vitest';

import { i18n } from '../../i18n/i18n';
import {
  formatRelativeTime,
  getKindName,
  formatDuration,
  formatPercent,
  formatSize,
} from './format';

const t = (id: string, values?: Record<string, string | number>) => i18n._(id, values);

it.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [-120_000, '2 min'],
])('%i ms is %s', (ms, expected) => expect(formatDuration(ms, t)).toBe(expected));

it('distinguishes future and past times', () => {
  expect(formatRelativeTime(120_000, t)).toBe('in 2 min');
  expect(formatRelativeTime(-120_000, t)).toBe('2 min ago');
});

it.each([
  [0, '0 kB'],
  [813, '0.8 kB'],
  [34_900, '34.9 kB'],
  [4_000_000, '4 MB'],
  [10_737_700_000, '10.7 GB'],
])('%i bytes are %s', (bytes, expected) => expect(formatSize(bytes, 'en')).toBe(expected));

it('formats percentages and kinds', () => {
  expect(formatPercent(0.755, 'en')).toBe('76%');
  expect(getKindName('catalogue', t)).toBe('Catalog');
  expect(getKindName('favorites', t)).toBe('Live events and other data');
});
