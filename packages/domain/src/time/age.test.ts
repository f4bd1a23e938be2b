import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatAge } from './age';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('formatAge', () => {
  it.each([
    [-HOUR, '1 minute ago'],
    [0, '1 minute ago'],
    [MINUTE - 1, '1 minute ago'],
    [2 * MINUTE - 1, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [2 * HOUR + 59 * MINUTE, '2 hours ago'],
    [DAY, '1 day ago'],
    [89.9 * DAY, '89 days ago'],
  ])('%i ms: %s', (age, expected) => {
    expect(formatAge(age, 'en')).toBe(expected);
  });

  it('has the digits 0–9 and the plural forms of Arabic', () => {
    expect(formatAge(2 * HOUR, 'ar')).toBe('قبل ساعتين');
    expect(formatAge(11 * DAY, 'ar')).toBe('قبل 11 يومًا');
  });

  it('has a text for every age', () => {
    fc.assert(
      fc.property(fc.integer(), (age) => {
        expect(formatAge(age, 'en')).toMatch(/^\d[\d,]* (minute|hour|day)s? ago$/);
      }),
    );
  });
});
