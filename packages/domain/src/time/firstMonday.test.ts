import fc from 'fast-check';
import { expect, it } from 'vitest';

import { getNextFirstMonday } from './firstMonday';

const next = (now: string) => new Date(getNextFirstMonday(Date.parse(now), 10)).toISOString();

it.each([
  ['2026-11-01T00:00:00Z', '2026-11-02T10:00:00.000Z'],
  ['2026-11-02T09:59:59Z', '2026-11-02T10:00:00.000Z'],
  ['2026-11-02T10:00:00Z', '2026-12-07T10:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-04T10:00:00.000Z'],
  ['2027-02-01T08:00:00Z', '2027-02-01T10:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2028-03-06T10:00:00.000Z'],
])('from %s it is %s', (now, expected) => {
  expect(next(now)).toBe(expected);
});

it('is the next Monday among the first seven days of a month', () => {
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) });
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 23 }), (now, hour) => {
      const at = getNextFirstMonday(now, hour);
      const date = new Date(at);
      expect([date.getUTCDay(), date.getUTCHours()]).toEqual([1, hour]);
      expect(date.getUTCDate()).toBeLessThanOrEqual(7);
      expect(at).toBeGreaterThan(now);
      expect(at - now).toBeLessThanOrEqual(35 * 86_400_000);
      expect(getNextFirstMonday(at - 1, hour)).toBe(at);
    }),
  );
});
