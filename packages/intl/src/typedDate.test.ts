import { describe, expect, it } from 'vitest';

import { getDateOrder, parseTypedDate, parseTypedTime } from './typedDate';

describe('a typed date', () => {
  it.each([
    ['2026-11-27', 'en-US', '2026-11-27'],
    ['11/27/2026', 'en-US', '2026-11-27'],
    ['27/11/2026', 'en-GB', '2026-11-27'],
    ['27.11.26', 'de', '2026-11-27'],
    ['٢٧/١١/٢٠٢٦', 'ar', '2026-11-27'],
    // With the invisible marks that formatting adds.
    ['27\u200f/11\u200f/2026', 'ar', '2026-11-27'],
    ['۲۰۲۶-۱۱-۲۷', 'fa', '2026-11-27'],
    ['11272026', 'en-US', '2026-11-27'],
    ['1 2 2026', 'en-US', '2026-01-02'],
    ['2/29/2028', 'en-US', '2028-02-29'],
  ])('%j in %s is %s', (text, locale, date) => expect(parseTypedDate(text, locale)).toBe(date));

  it.each(['', 'soon', '2/29/2026', '13/40/2026', '11/27', '11/27/226', '1/2/3/4', '-1/2/2026'])(
    '%j is none',
    (text) => expect(parseTypedDate(text, 'en-US')).toBeUndefined(),
  );

  it('has the Gregorian order of the locale, whatever its calendar', () => {
    expect(getDateOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(getDateOrder('ar-SA')).toEqual(['day', 'month', 'year']);
    expect(getDateOrder('fa')).toEqual(['year', 'month', 'day']);
  });
});

describe('a typed time', () => {
  it.each([
    ['18:30', 'en', '18:30'],
    ['6:30 PM', 'en', '18:30'],
    // Formatting puts a narrow space there.
    ['6:30\u202fPM', 'en', '18:30'],
    ['6.30pm', 'en', '18:30'],
    ['6 p.m.', 'en', '18:00'],
    ['12 am', 'en', '00:00'],
    ['12:15 pm', 'en', '12:15'],
    ['1830', 'de', '18:30'],
    ['930', 'de', '09:30'],
    ['9', 'de', '09:00'],
    ['18h30', 'fr', '18:30'],
    ['18:30:15', 'de', '18:30'],
    ['٦:٣٠ م', 'ar', '18:30'],
    ['٦٫٣٠ مساءً', 'ar', '18:30'],
    ['6:30 ص', 'en', '06:30'],
    ['PM 6:30', 'ko', '18:30'],
  ])('%j in %s is %s', (text, locale, time) => expect(parseTypedTime(text, locale)).toBe(time));

  it.each(['', 'noon', '24:00', '18:60', '13 pm', '0 am', '6:3', '12345', '1830:15', '6:30 x'])(
    '%j is none',
    (text) => expect(parseTypedTime(text, 'en')).toBeUndefined(),
  );
});

describe.each(['en-US', 'en-GB', 'ar', 'ar-EG', 'fa', 'ko', 'zh', 'el', 'hi', 'bn', 'de', 'fi'])(
  'what Intl formats in %s',
  (locale) => {
    const format = (at: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(
        at,
      );

    it('is read as the same date', () => {
      const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
      expect(parseTypedDate(format(Date.UTC(2026, 10, 7), options), locale)).toBe('2026-11-07');
    });

    it.each([0, 9, 12, 18])('is read as the same time at %i:05', (hour) => {
      const options = { hour: 'numeric', minute: '2-digit' } as const;
      const text = format(Date.UTC(2026, 10, 7, hour, 5), options);
      expect(parseTypedTime(text, locale)).toBe(`${String(hour).padStart(2, '0')}:05`);
    });
  },
);
