import { expect, it } from 'vitest';

import { formatMoney } from '../money/money';
import { formatDay, formatLongDate } from '../time/dateFormats';
import { formatDateTime, formatTime, formatTimeRange } from '../time/formats';
import { withLatinDigits } from './withLatinDigits';

it.each([
  ['ar', 'ar-u-nu-latn'],
  ['ar-EG', 'ar-EG-u-nu-latn'],
  ['ar-u-nu-arab', 'ar-u-nu-arab'],
  ['arn', 'arn'],
  ['en', 'en'],
  ['de-AT', 'de-AT'],
])('writes %s as %s', (locale, written) => {
  expect(withLatinDigits(locale)).toBe(written);
});

it('formats Arabic dates with the digits 0–9', () => {
  const evening = '2026-11-21T17:30:00.000Z';
  const cairo = { zone: 'Africa/Cairo', locale: 'ar-EG' };
  expect(formatLongDate(evening, cairo)).toBe('السبت، 21 نوفمبر 2026');
  expect(formatDay(evening, cairo)).toBe('21 نوفمبر');
  expect(formatTime(evening, { ...cairo, locale: 'ar' }).replace(/\s/g, ' ')).toBe('7:30 م');
  expect(formatDateTime(evening, cairo)).toMatch(/السبت.*21 نوفمبر 2026.*7:30/);
  expect(formatTimeRange(evening, 45, cairo)).toMatch(/7:30.+–.+8:15/);
  const price = formatMoney({ amount: 4900, currency: 'usd' }, 'ar-EG');
  expect(price).toMatch(/49\.00/);
  expect(price).not.toMatch(/[٠-٩]/);
});
