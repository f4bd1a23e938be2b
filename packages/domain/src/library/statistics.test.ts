import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyLibrary } from './positions';
import { getDayInZone, getWatchStatistics } from './statistics';

const of = (days: readonly string[], now: string, zone = 'Europe/Paris') =>
  getWatchStatistics({ ...emptyLibrary, days }, Date.parse(now), zone);
const full = (...days: readonly string[]): string[] => days.map((day) => `${day}=1800`);

describe('the streak', () => {
  const NOON = '2026-11-21T11:00:00Z';
  it.each<[string, readonly string[], number]>([
    ['nothing', [], 0],
    ['today', full('2026-11-21'), 1],
    ['up to yesterday: today is not over', full('2026-11-20', '2026-11-19'), 2],
    ['up to the day before', full('2026-11-19', '2026-11-18'), 0],
    ['with a gap', full('2026-11-21', '2026-11-20', '2026-11-18'), 2],
    ['five minutes', ['2026-11-21=300', '2026-11-20=299'], 1],
    ['too little today does not end it', ['2026-11-21=10', ...full('2026-11-20')], 1],
    ['an invalid text', ['2026-11-21', 'x=9', ...full('2026-11-20')], 1],
    ['tomorrow, by another zone', full('2026-11-22', '2026-11-21'), 1],
  ])('%s', (_, days, streak) => expect(of(days, NOON).streakDays).toBe(streak));

  it.each([
    // In Paris, daylight saving time ends on October 25 and begins on March 29, 2026.
    ['a night of 25 hours', '2026-10-25T22:30:00Z', 'Europe/Paris', '2026-10-25'],
    ['after it', '2026-10-25T23:30:00Z', 'Europe/Paris', '2026-10-26'],
    ['a night of 23 hours', '2026-03-29T21:59:00Z', 'Europe/Paris', '2026-03-29'],
    ['before it', '2026-03-28T22:59:00Z', 'Europe/Paris', '2026-03-28'],
    ['New York, clocks set back', '2026-11-02T04:59:00Z', 'America/New_York', '2026-11-01'],
    ['New York, clocks set forward', '2026-03-09T03:59:00Z', 'America/New_York', '2026-03-08'],
    ['east of the date line', '2026-11-21T11:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['west of it', '2026-11-21T09:00:00Z', 'Pacific/Pago_Pago', '2026-11-20'],
    ['an unknown zone', '2026-11-21T23:59:00Z', 'Nowhere/At_All', '2026-11-21'],
  ])('%s', (_, now, zone, day) => {
    expect(getDayInZone(Date.parse(now), zone)).toBe(day);
    const before = new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    expect(of(full(day, before), now, zone).streakDays).toBe(2);
  });

  it('counts consecutive days once, at any hour and in any time zone', () => {
    const zones = [
      'Europe/Paris',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'UTC',
    ];
    const noon = Date.parse('2026-12-31T12:00:00Z');
    const days = Array.from({ length: 400 }, (_, n) =>
      new Date(noon - n * 86_400_000).toISOString().slice(0, 10),
    );
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.nat(363 * 86_400), (zone, ago) => {
        const now = noon - ago * 1000;
        const today = getDayInZone(now, zone);
        const upTo = days.slice(days.indexOf(today));
        const state = { ...emptyLibrary, days: full(...upTo) };
        expect(getWatchStatistics(state, now, zone).streakDays).toBe(upTo.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('minutes of the month', () => {
  const days = ['2026-12-01=60', '2026-11-30=119', '2026-11-01=600', '2026-10-31=6000'];
  it.each([
    ['in the last hour of November', '2026-11-30T22:59:00Z', 11],
    ['in the first of December', '2026-11-30T23:01:00Z', 1],
    ['later in the year', '2027-01-05T12:00:00Z', 0],
    ['a year later', '2027-11-05T12:00:00Z', 0],
  ])('%s', (_, now, minutes) => expect(of(days, now).minutesThisMonth).toBe(minutes));
});
