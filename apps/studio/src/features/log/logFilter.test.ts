import { describe, expect, it } from 'vitest';

import { parseSubject, toLogFilter, toPeriod } from './logFilter';

const now = Date.parse('2026-11-28T03:30:00Z');

describe('a period of the log', () => {
  it.each([
    ['today', 'UTC', { from: '2026-11-28T00:00:00.000Z' }],
    // It is the 27th in New York.
    ['today', 'America/New_York', { from: '2026-11-27T05:00:00.000Z' }],
    ['week', 'UTC', { from: '2026-11-22T00:00:00.000Z' }],
    ['month', 'Asia/Tokyo', { from: '2026-10-29T15:00:00.000Z' }],
    [
      '2026-11-01/2026-11-01',
      'Europe/Paris',
      { from: '2026-10-31T23:00:00.000Z', until: '2026-11-01T23:00:00.000Z' },
    ],
    ['2026-11-01/', 'UTC', { from: '2026-11-01T00:00:00.000Z' }],
    ['2026-02-30/', 'UTC', {}],
    ['yesterday', 'UTC', {}],
    [undefined, 'UTC', {}],
  ])('%s in %s', (value, zone, expected) => {
    expect(toPeriod(value, now, zone)).toEqual(expected);
  });
});

it.each([
  ['', null],
  ['  ', null],
  [' Mira+Yoga@Example.com ', { email: 'Mira+Yoga@Example.com' }],
  ['Mira Vale <mira@example.com>', { email: 'mira@example.com' }],
  ['uid-1', { id: 'uid-1' }],
  // Copied from an Arabic text, with marks of direction around it.
  ['\u200fuid-1\u202c', { id: 'uid-1' }],
  ['\u200emira@example.com', { email: 'mira@example.com' }],
  ['12', { id: '000012' }],
  ['١٢', { id: '000012' }],
  ['012345-6789A-BCDEF-GHJKM-NPQRS', { id: '0123456789ABCDEFGHJKMNPQRS' }],
])('"%s" is searched as %j', (text, expected) => {
  expect(parseSubject(text)).toEqual(expected);
});

it('contains only what is selected', () => {
  expect(toLogFilter({ query: 'x', facets: {} }, now, 'UTC')).toEqual({});
  const facets = { kind: ['member.block'], by: ['mira'] };
  expect(toLogFilter({ query: '', facets }, now, 'UTC')).toEqual({
    kind: 'member.block',
    by: 'mira',
  });
});
