import { describe, expect, it } from 'vitest';

import { toLocalDate } from '../../shared/localDays';
import { parseGrantEnd } from './grantEnd';

const now = Date.parse('2026-11-27T23:30:00Z');
const empty = { until: '', days: '', months: '' };

describe('the end of access', () => {
  it.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
    'is shown as the entered day in %s',
    (zone) => {
      const end = parseGrantEnd({ ...empty, mode: 'until', until: '2027-01-31' }, now, zone);
      expect('expiresAt' in end && toLocalDate(end.expiresAt, zone)).toBe('2027-01-31');
    },
  );

  it('may be today, in the zone of the machine', () => {
    const enter = (until: string, zone: string) =>
      parseGrantEnd({ ...empty, mode: 'until', until }, now, zone);
    expect(enter('2026-11-27', 'UTC')).toHaveProperty('expiresAt');
    // It is the 28th in Tokyo already.
    expect(enter('2026-11-27', 'Asia/Tokyo')).toEqual({
      field: 'until',
      message: 'grant.pastDate',
    });
  });

  it.each([
    ['until', '', '', 'grant.missingDate'],
    ['until', '2027-02-30', '', 'grant.wrongDate'],
    ['until', '2026-11-26', '', 'grant.pastDate'],
    ['until', '2126-11-26', '', 'grant.tooFar'],
    ['days', '', '', 'grant.wrongDays'],
    ['days', '', '0', 'grant.wrongDays'],
    ['days', '', '1.5', 'grant.wrongDays'],
    ['days', '', '-3', 'grant.wrongDays'],
    ['days', '', '1e3', 'grant.wrongDays'],
    ['days', '', '2 weeks', 'grant.wrongDays'],
    ['days', '', '٢ أسابيع', 'grant.wrongDays'],
    ['days', '', '99999', 'grant.tooFar'],
  ])('refuses %s "%s%s"', (mode, until, days, message) => {
    expect(parseGrantEnd({ ...empty, mode, until, days }, now, 'UTC')).toEqual({
      field: mode,
      message,
    });
  });

  it.each(['10', '١٠', '۱۰', ' 10 ', '10 days', '١٠ أيام'])(
    'reads the days “%s” from any keyboard',
    (days) => {
      expect(parseGrantEnd({ ...empty, mode: 'days', days }, now, 'UTC')).toEqual(
        parseGrantEnd({ ...empty, mode: 'days', days: '10' }, now, 'UTC'),
      );
      expect(parseGrantEnd({ ...empty, mode: 'days', days }, now, 'UTC')).toHaveProperty(
        'expiresAt',
      );
    },
  );

  it('counts days from today, across a change of the clocks', () => {
    const before = Date.parse('2027-03-27T12:00:00Z');
    const end = parseGrantEnd({ ...empty, mode: 'days', days: '1' }, before, 'Europe/Paris');
    expect('expiresAt' in end && new Date(end.expiresAt).toISOString()).toBe(
      '2027-03-28T21:59:59.999Z',
    );
  });

  it('counts months by the calendar, from today in the zone of the machine', () => {
    const enter = (months: string, zone: string) =>
      parseGrantEnd({ ...empty, mode: 'months', months }, now, zone);
    const getDay = (months: string, zone: string) => {
      const end = enter(months, zone);
      return 'expiresAt' in end && toLocalDate(end.expiresAt, zone);
    };
    expect(getDay('3', 'UTC')).toBe('2027-02-27');
    expect(getDay('٣', 'Asia/Tokyo')).toBe('2027-02-28');
    expect(getDay('120', 'UTC')).toBe('2036-11-27');
    expect(enter('0', 'UTC')).toEqual({ field: 'months', message: 'grant.wrongMonths' });
    expect(enter('1.5', 'UTC')).toEqual({ field: 'months', message: 'grant.wrongMonths' });
    expect(enter('121', 'UTC')).toEqual({ field: 'months', message: 'grant.tooFar' });
  });
});
