import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  addMonths,
  isLocalDate,
  toEndOfDay,
  toLocalDate,
  toStartOfDay,
} from './localDays';

describe('a local day', () => {
  it.each([
    ['2026-12-31', 'UTC', '2026-12-31T23:59:59.999Z'],
    ['2026-12-31', 'America/Los_Angeles', '2027-01-01T07:59:59.999Z'],
    ['2026-12-31', 'Pacific/Kiritimati', '2026-12-31T09:59:59.999Z'],
    ['2027-03-28', 'Europe/Paris', '2027-03-28T21:59:59.999Z'],
    // Midnight does not exist on the next day.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T21:59:59.999Z'],
  ])('%s in %s ends at %s', (date, zone, end) => {
    expect(new Date(toEndOfDay(date, zone)).toISOString()).toBe(end);
  });

  it('has the same date at its start and at its end, in every zone', () => {
    const zones = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Africa/Cairo'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.constantFrom(...zones), (days, zone) => {
        const date = addDays('2026-01-01', days);
        expect(toLocalDate(toEndOfDay(date, zone), zone)).toBe(date);
        expect(toLocalDate(toStartOfDay(date, zone), zone)).toBe(date);
      }),
    );
  });

  it.each([
    ['2026-11-28', 3, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-03-31', 120, '2036-03-31'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['2027-01-31', true],
    ['2027-02-29', false],
    ['2028-02-29', true],
    ['2027-1-3', false],
    ['', false],
    ['2027-13-01', false],
  ])('%s is a date: %s', (text, expected) => {
    expect(isLocalDate(text)).toBe(expected);
  });
});
