import { describe, expect, it } from 'vitest';

import { changeDateLocale, formatDateText, formatPattern, isDateComplete } from './dateText';
import { dateFieldMessages } from './messages';

it.each([
  ['en-US', 'MM/DD/YYYY'],
  ['en-GB', 'DD/MM/YYYY'],
  ['de', 'DD.MM.YYYY'],
  ['ar', 'DD/MM/YYYY'],
])('the pattern of %s is %s', (locale, pattern) =>
  expect(formatPattern(locale, dateFieldMessages.letters)).toBe(pattern),
);

it.each([
  ['11/2', false],
  ['11/2/20', false],
  ['11/2/2026', true],
  ['2026', true],
  ['2026-11-2', false],
  ['2026-11-27', true],
  ['27112026', true],
  ['٢٧/١١/٢٠٢', false],
  ['٢٧/١١/٢٠٢٦', true],
  ['۲۰۲۶/۱۱/۲۷', true],
  ['２０２６－１１－２７', true],
  ['27. 11. 2026.', true],
])('%s is complete: %s', (text, expected) => expect(isDateComplete(text)).toBe(expected));

describe('a change of the language', () => {
  it.each(['en-US', 'en-GB', 'de', 'ar', 'ar-EG', 'fa'])('says the same day in %s', (locale) => {
    const text = changeDateLocale(formatDateText('2026-11-05', 'en-US'), 'en-US', locale);
    expect(text).toBe(formatDateText('2026-11-05', locale));
  });

  it('leaves what is not a date', () =>
    expect(changeDateLocale('next week', 'en-US', 'ar')).toBe('next week'));
});
