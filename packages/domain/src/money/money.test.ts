import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatMoney, sumMoney } from './money';

describe('money', () => {
  it.each([
    [4900, 'usd', 'en-US', '$49.00'],
    [1, 'USD', 'en-US', '$0.01'],
    [4900, 'jpy', 'en-US', '¥4,900'],
    [4900, 'kwd', 'en-US', 'KWD\u00a04.900'],
    [123456, 'eur', 'de-DE', '1.234,56\u00a0€'],
    [-250, 'usd', 'en-US', '-$2.50'],
    [4900, 'cad', 'en-US', 'CA$49.00'],
    [4900, 'usd', 'ar', '\u200f49.00\u00a0\u2066US$\u2069'],
    [4900, 'eur', 'ar', '\u200f49.00\u00a0€'],
  ])('%i %s in %s → %s', (amount, currency, locale, expected) => {
    expect(formatMoney({ amount, currency }, locale)).toBe(expected);
  });

  it('throws for a fraction of a minor unit and for mixed currencies', () => {
    expect(() => formatMoney({ amount: 0.5, currency: 'usd' }, 'en')).toThrow(
      'money is whole minor units',
    );
    expect(() => sumMoney([{ amount: 1, currency: 'eur' }], 'usd')).toThrow(
      'cannot add eur to usd',
    );
  });

  it.each([
    [[], 0],
    [[100, 250], 350],
    [[-100, 250], 150],
  ])('adds %j to %i', (amounts, sum) => {
    const money = amounts.map((amount) => ({ amount, currency: 'usd' }));
    expect(sumMoney(money, 'USD')).toEqual({ amount: sum, currency: 'USD' });
  });

  it('adds in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (amounts) => {
        const money = amounts.map((amount) => ({ amount, currency: 'usd' }));
        expect(sumMoney(money, 'USD').amount).toBe(sumMoney([...money].reverse(), 'usd').amount);
      }),
    );
  });
});
