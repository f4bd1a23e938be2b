import { describe, expect, it } from 'vitest';

import { getDecimals, getMinorUnits } from './currency';
import { formatMoney } from './money';

describe('an amount of Stripe', () => {
  it.each([
    [1_290_000, 'huf', 'HUF\u00a012,900'],
    [1_290_050, 'huf', 'HUF\u00a012,900.50'],
    [1_290_000, 'cop', 'COP\u00a012,900'],
    [1_290_000, 'isk', 'ISK\u00a012,900'],
    [1_290_000, 'ugx', 'UGX\u00a012,900'],
    [1_290_000, 'pkr', 'PKR\u00a012,900'],
    [1_290_000, 'lbp', 'LBP\u00a012,900'],
    [1_290_000, 'rsd', 'RSD\u00a012,900'],
    [4900, 'usd', '$49.00'],
    [4900, 'jpy', '¥4,900'],
    [4900, 'krw', '₩4,900'],
    [4900, 'kwd', 'KWD\u00a04.900'],
    [4900, 'twd', 'NT$49.00'],
  ])('%i %s is %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency }, 'en-US')).toBe(text);
  });

  it('has the decimals of Stripe, not of the platform', () => {
    expect(['JPY', 'huf', 'KWD', 'usd', 'XOF', 'ISK'].map(getDecimals)).toEqual([0, 2, 3, 2, 0, 2]);
    expect(getMinorUnits('huf')).toBe(100);
  });
});
