import { withLatinDigits } from '../locale/withLatinDigits';

/** An amount in the currency's smallest unit: 4900 usd is $49.00. */
export interface Money {
  amount: number;
  /** ISO 4217, any case. */
  currency: string;
}

/** Right to left, a `US$` after the figures would read `$US`: its signs keep their own order. */
const isolateCurrency = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]+\p{Sc}/u, '\u2066$&\u2069') : text;

/** The text of an amount in a locale. A fraction of a minor unit is refused with `RangeError`. */
export const formatMoney = (money: Money, locale: string): string => {
  if (!Number.isSafeInteger(money.amount)) throw new RangeError('money is whole minor units');
  const format = new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'currency',
    currency: money.currency,
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return isolateCurrency(format.format(money.amount / 10 ** digits));
};

/** The sum in minor units; amounts of two currencies are refused with `RangeError`. */
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

/** How many minor units a whole one has: 100 cents, 1 yen. */
export const getMinorUnits = (currency: string): number => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
};
