import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { UsageError } from '../command/errors';
import { parseExpiry } from './expiry';

const now = Date.parse('2026-11-21T10:00:00Z');
const end = (given: { until?: string; days?: string }) =>
  new Date(parseExpiry({ until: given.until, days: given.days }, now)).toISOString();

describe('the end of a membership', () => {
  it.each([
    [{ until: '2027-01-31' }, '2027-01-31T23:59:59.999Z'],
    [{ until: '2026-11-21' }, '2026-11-21T23:59:59.999Z'],
    [{ until: '2028-02-29' }, '2028-02-29T23:59:59.999Z'],
    [{ until: '2027-01-31T07:59:59.999Z' }, '2027-01-31T07:59:59.999Z'],
    [{ days: '1' }, '2026-11-22T23:59:59.999Z'],
    [{ days: '365' }, '2027-11-21T23:59:59.999Z'],
  ])('%j is %s', (given, expected) => expect(end(given)).toBe(expected));

  it.each([
    [{}, /For how long/],
    [{ until: '2027-01-01', days: '3' }, /For how long/],
    [{ until: '2026-11-20' }, /is in the past/],
    [{ until: '2027-02-29' }, /takes a date/],
    [{ until: '2027-2-1' }, /takes a date/],
    [{ until: '31.01.2027' }, /takes a date/],
    [{ until: '2027-02-30T00:00:00.000Z' }, /takes a date/],
    [{ until: '2026-11-21T09:00:00.000Z' }, /is in the past/],
    [{ until: '2127-01-01' }, /more than ten years/],
    [{ days: '0' }, /at least 1/],
    [{ days: '-3' }, /at least 1/],
    [{ days: '1.5' }, /at least 1/],
    [{ days: '1e3' }, /at least 1/],
    [{ days: '36500' }, /more than ten years/],
  ])('refuses %j', (given, message) => {
    expect(() => end(given)).toThrow(UsageError);
    expect(() => end(given)).toThrow(message);
  });

  it('is the same all day, a whole number, and in the future', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3660 }),
        fc.integer({ min: 0, max: 4e12 }),
        (days, at) => {
          const later = Math.floor(at / 86_400_000) * 86_400_000 + 86_399_999;
          const ends = parseExpiry({ until: undefined, days: String(days) }, at);
          expect(ends).toBe(parseExpiry({ until: undefined, days: String(days) }, later));
          expect(Number.isInteger(ends) && ends > later).toBe(true);
        },
      ),
    );
  });
});
