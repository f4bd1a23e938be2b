import { describe, expect, test } from 'vitest';

import { formatAmount, isFree } from './amount';

describe('formatAmount', () => {
  test.each([
    [{ amount: 4900, currency: 'usd' }, 'en', '$49.00'],
    [{ amount: 4900, currency: 'JPY' }, 'en', '¥4,900'],
    [{ amount: 4900, currency: 'kwd' }, 'en', 'KWD\u00a04.900'],
    [{ amount: 123456, currency: 'eur' }, 'de', '1.234,56\u00a0€'],
    ['$49.00', 'ar', '$49.00'],
    [{ amount: 4900, currency: 'usd' }, 'ar-u-nu-latn', '\u200f49.00\u00a0\u2066US$\u2069'],
  ])('%o in %s is %s', (amount, locale, text) => {
    expect(formatAmount(amount, locale)).toBe(text);
    expect(formatAmount(amount, locale)).toBe(text);
  });

  test('only an amount of zero is free', () => {
    expect(isFree({ amount: 0, currency: 'usd' })).toBe(true);
    expect(isFree({ amount: 1, currency: 'usd' })).toBe(false);
    expect(isFree('$0.00')).toBe(false);
  });
});
