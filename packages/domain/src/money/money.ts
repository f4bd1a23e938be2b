import { withLatinDigits } from '../locale/withLatinDigits';

/** An amount in the currency's smallest unit: 4900 usd is $49.00. */
export interface Money {
  amount: number;
  /** ISO 4217, any case. */
  currency: string;
}

/**
 * In right-to-left text, `US$` after the number would be shown as `$US`. Isolating it prevents
 * that.
 */
const isolateCurrency = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]+\p{Sc}/u, '\u2066$&\u2069') : text;

/** Formats an amount in a locale. Throws a `RangeError` for a fraction of a minor unit. */
export const formatMoney = (money: Money, locale: string): string => {
  if (!Number.isSafeInteger(money.amount)) throw new RangeError('money is whole minor units');
  const format = new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'currency',
    currency: money.currency,
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return isolateCurrency(format.format(money.amount / 10 ** digits));
};

/** The sum in minor units. Throws a `RangeError` for amounts in another currency. */
export const sumMoney = (amounts: readonly Money[], currency: string): Money => {
  let amount = 0;
  for (const money of amounts) {
    if (money.currency.toLowerCase() !== currency.toLowerCase()) {
      throw new RangeError(`cannot add ${money.currency} to ${currency}`);
    }
    amount += money.amount;
  }
  return { amount, currency };
};

/** The number of minor units in one unit of a currency: 100 cents, 1 yen. */
export const getMinorUnits = (currency: string): number => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
};
