import { describe, expect, it } from 'vitest';

import { getWeekdayNames } from './calendarLabels';
import { formatDay, formatLongDate } from './dateFormats';
import { formatDateTime, formatTimeRange } from './formats';
import { getWeekStart } from './week';
import { formatZone, formatZoneLabel } from './zoneName';

const en = (zone: string) => ({ zone, locale: 'en' });

describe('zoneLabel', () => {
  it.each([
    ['Europe/Lisbon', 'Lisbon · Europe'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires · America'],
    ['UTC', 'UTC'],
  ])('names %s by city and area in English', (zone, label) => {
    expect(formatZoneLabel(zone, 'en')).toBe(label);
  });

  it('names every zone in Arabic, each by another name', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const labels = zones.map((zone) => formatZoneLabel(zone, 'ar'));
    expect(labels.filter((label) => !/\p{Script=Arabic}/u.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(zones.length);
  });
});

/**
 * Both clock changes of every kind of time zone: the hour that is skipped and the hour that is
 * repeated.
 */
describe('dates over a change of daylight saving time', () => {
  // Two names differ between CLDR 47 and 48.
  const winter = /\((WET|GMT)\)/;
  it.each<[zone: string, instant: string, expected: string, name: string | RegExp]>([
    // Spring: 1:00 becomes 2:00 in Lisbon.
    ['Europe/Lisbon', '2026-03-29T00:59:00Z', 'Sun, Mar 29, 2026, 12:59 AM', winter],
    ['Europe/Lisbon', '2026-03-29T01:00:00Z', 'Sun, Mar 29, 2026, 2:00 AM', 'WEST'],
    // Autumn: 1:30 occurs twice, and only the name of the time zone distinguishes them.
    ['Europe/Lisbon', '2026-10-25T00:30:00Z', 'Sun, Oct 25, 2026, 1:30 AM', 'WEST'],
    ['Europe/Lisbon', '2026-10-25T01:30:00Z', 'Sun, Oct 25, 2026, 1:30 AM', winter],
    ['America/New_York', '2026-03-08T06:59:00Z', 'Sun, Mar 8, 2026, 1:59 AM', 'EST'],
    ['America/New_York', '2026-03-08T07:00:00Z', 'Sun, Mar 8, 2026, 3:00 AM', 'EDT'],
    ['America/New_York', '2026-11-01T05:30:00Z', 'Sun, Nov 1, 2026, 1:30 AM', 'EDT'],
    ['America/New_York', '2026-11-01T06:30:00Z', 'Sun, Nov 1, 2026, 1:30 AM', 'EST'],
    // Half an hour of daylight saving time, and a zone in the southern hemisphere.
    ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', 'Sun, Apr 5, 2026, 1:45 AM', 'LHDT'],
    ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', 'Sun, Apr 5, 2026, 1:45 AM', 'LHST'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', 'Sun, Oct 4, 2026, 2:30 AM', 'LHDT'],
    ['Pacific/Auckland', '2026-09-26T14:00:00Z', 'Sun, Sep 27, 2026, 3:00 AM', 'NZDT'],
    ['America/St_Johns', '2026-11-01T04:00:00Z', 'Sun, Nov 1, 2026, 1:30 AM', 'NDT'],
    // Without daylight saving time: offsets of quarter and half hours, and the extreme offsets.
    ['Asia/Kathmandu', '2026-07-01T18:15:00Z', 'Thu, Jul 2, 2026, 12:00 AM', /GMT\+5:45|NPT/],
    ['Asia/Kolkata', '2026-07-01T18:30:00Z', 'Thu, Jul 2, 2026, 12:00 AM', 'IST'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', 'Fri, Jan 1, 2027, 12:00 AM', 'GMT+14'],
    ['Etc/GMT+12', '2027-01-01T11:59:00Z', 'Thu, Dec 31, 2026, 11:59 PM', 'GMT-12'],
    ['UTC', '2026-07-01T00:00:00Z', 'Wed, Jul 1, 2026, 12:00 AM', 'UTC'],
  ])('%s at %s', (zone, instant, expected, name) => {
    expect(formatDateTime(instant, en(zone))).toBe(expected);
    expect(formatZone(instant, en(zone))).toMatch(name);
  });

  it('use the length of an event, not the clock time', () => {
    expect(formatTimeRange('2026-03-29T00:30:00Z', 60, en('Europe/Lisbon'))).toBe(
      '12:30 AM – 2:30 AM',
    );
    expect(formatTimeRange('2026-10-25T00:30:00Z', 60, en('Europe/Lisbon'))).toBe(
      '1:30 AM – 1:30 AM',
    );
  });
});

describe('calendar labels', () => {
  it('name the time zone by its city, or in the reader’s language', () => {
    expect(formatZone('2026-07-01T00:00:00Z', en('Europe/Lisbon'))).toBe('Lisbon (WEST)');
    expect(formatZone('2026-07-01T00:00:00Z', en('America/Argentina/Buenos_Aires'))).toBe(
      'Buenos Aires (GMT-3)',
    );
    expect(formatZone('2026-07-01T00:00:00Z', en('Etc/GMT+12'))).toBe('GMT-12');
    expect(formatZone('2026-07-01T00:00:00Z', en('Moon/Base'))).toBe('UTC');
    expect(formatZone('soon', en('UTC'))).toBe('');
    const arabic = { zone: 'Africa/Cairo', locale: 'ar' };
    expect(formatZone('2026-07-01T00:00:00Z', arabic)).toMatch(/^توقيت/);
  });

  it('follow the Arabic locale', () => {
    const reader = { zone: 'Africa/Cairo', locale: 'ar' };
    expect(formatLongDate('2026-11-21T17:30:00Z', reader)).toContain('نوفمبر');
  });

  it('have the day in the reader’s time zone', () => {
    expect(formatDay('2026-11-21T23:30:00Z', en('Asia/Tokyo'))).toBe('Nov 22');
    expect(formatDay('soon', en('UTC'))).toBe('');
  });

  it.each([
    ['en', 0],
    ['en-GB', 1],
    ['en-AU', 1],
    ['pt-BR', 0],
    ['de', 1],
    ['ar', 6],
    ['ar-AE', 1],
    ['fa', 6],
    ['dv', 5],
    ['not a locale', 1],
  ])('begins the week of %s with day %i', (locale, day) => {
    expect(getWeekStart(locale)).toBe(day);
  });

  it('name the days from the first of the week', () => {
    expect(getWeekdayNames('en', 1).map(({ short }) => short)).toEqual(
      'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
    );
    expect(getWeekdayNames('en', 6)[0]?.long).toBe('Saturday');
  });
});
