import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isJoinOpen } from '../events/phase';
import { formatDate, formatDay, formatLongDate, formatWeekdayDate } from './dateFormats';
import { getDurationMinutes, getDurationParts } from './duration';
import { formatDateTime, formatTime, formatTimeRange } from './formats';
import { isTimezone } from './zone';

const evening = '2026-11-21T17:30:00.000Z';
const paris = { zone: 'Europe/Paris', locale: 'en' };

describe('formats', () => {
  it('are exact in English', () => {
    expect(formatLongDate(evening, paris)).toBe('Saturday, November 21, 2026');
    expect(formatWeekdayDate(evening, paris)).toBe('Sat, Nov 21');
    expect(formatDay(evening, paris)).toBe('Nov 21');
    expect(formatDate(evening, paris)).toBe('Nov 21, 2026');
    expect(formatTime(evening, paris)).toBe('6:30 PM');
    expect(formatTimeRange(evening, 45, paris)).toBe('6:30 PM – 7:15 PM');
    expect(formatDateTime(evening, paris)).toBe('Sat, Nov 21, 2026, 6:30 PM');
  });

  it.each(['en-GB', 'en-IN', 'en-CA', 'en-u-ca-buddhist-nu-arab'])(
    'are the same in %s',
    (locale) => {
      const september = '2026-09-08T12:00:00Z';
      expect(formatLongDate(september, { zone: 'UTC', locale })).toBe('Tuesday, September 8, 2026');
      expect(formatWeekdayDate(september, { zone: 'UTC', locale })).toBe('Tue, Sep 8');
      expect(formatDate(september, { zone: 'UTC', locale })).toBe('Sep 8, 2026');
    },
  );

  it.each(['2026-11-21T23:30:00', '2026-11-21 23:30', '2026-11-21T23:30:00.000'])(
    'take %s, which has no zone, as UTC',
    (text) => {
      expect(formatDateTime(text, { zone: 'UTC', locale: 'en' })).toBe(
        'Sat, Nov 21, 2026, 11:30 PM',
      );
    },
  );

  it.each([
    ['Asia/Tokyo', 'Sun, Nov 22, 2026, 2:30 AM'],
    ['America/New_York', 'Sat, Nov 21, 2026, 12:30 PM'],
    ['Asia/Kathmandu', 'Sat, Nov 21, 2026, 11:15 PM'],
    ['Nowhere/Atlantis', 'Sat, Nov 21, 2026, 5:30 PM'],
  ])('reads %s', (zone, expected) => {
    expect(formatDateTime(evening, { zone, locale: 'en-GB' })).toBe(expected);
  });

  it('count elapsed minutes over a change of daylight saving time', () => {
    const beforeGap = '2026-03-29T00:30:00.000Z';
    expect(formatTimeRange(beforeGap, 60, paris)).toBe('1:30 AM – 3:30 AM');
  });

  it('follow the locale of another language', () => {
    expect(formatLongDate(evening, { zone: 'Europe/Paris', locale: 'de' })).toBe(
      'Samstag, 21. November 2026',
    );
  });

  it('follow the locale in every format, and recognize English', () => {
    const german = { zone: 'Europe/Paris', locale: 'de' };
    expect(formatWeekdayDate(evening, german)).toBe('Sa., 21. Nov.');
    expect(formatDay(evening, german)).toBe('21. Nov.');
    expect(formatDate(evening, german)).toBe('21. Nov. 2026');
    expect(formatDateTime(evening, german)).toBe('Sa., 21. Nov. 2026, 18:30');
    expect(formatTime(evening, german)).toBe('18:30');
    expect(formatTimeRange(evening, 45, german)).toBe('18:30 – 19:15');
    expect(formatLongDate(evening, { zone: 'Moon/Base', locale: 'de' })).toBe(
      'Samstag, 21. November 2026',
    );
    expect(formatTime(evening, { zone: 'UTC', locale: 'de-u-nu-en' })).toBe('17:30');
  });

  it('are empty for an invalid date', () => {
    expect(formatLongDate('soon', paris)).toBe('');
    expect(formatTimeRange('soon', 5, paris)).toBe('');
    expect(formatTimeRange(evening, Number.NaN, paris)).toBe('');
  });

  it('recognize a time zone', () => {
    expect(['UTC', 'Europe/Paris', '', 'Moon/Base'].map(isTimezone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('doors', () => {
  const start = Date.parse(evening);
  it.each([
    [-3_600_001, false],
    [-3_600_000, false],
    [-3_599_999, true],
    [0, true],
    [86_400_000 * 365, true],
  ])('%i ms around the start → %s', (offset, isOpen) => {
    expect(isJoinOpen(start + offset, evening)).toBe(isOpen);
  });

  it('stay closed for an invalid date', () => {
    expect(isJoinOpen(start, 'soon')).toBe(false);
  });
});

describe('durations', () => {
  it.each([
    [1440, { hours: 0, minutes: 24 }],
    [3900, { hours: 1, minutes: 5 }],
    [3600, { hours: 1, minutes: 0 }],
    [3599, { hours: 1, minutes: 0 }],
    [24, { hours: 0, minutes: 1 }],
    [0.4, { hours: 0, minutes: 1 }],
    [0, { hours: 0, minutes: 0 }],
    [-5, { hours: 0, minutes: 0 }],
    [Number.NaN, { hours: 0, minutes: 0 }],
  ])('%d s → %j', (seconds, parts) => {
    expect(getDurationParts(seconds)).toEqual(parts);
  });

  it('split without losing a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 100_000 }), (seconds) => {
        const { minutes } = getDurationParts(seconds);
        expect(minutes).toBeLessThan(60);
        expect(Math.abs(getDurationMinutes(seconds) * 60 - seconds)).toBeLessThanOrEqual(30);
      }),
    );
  });
});
