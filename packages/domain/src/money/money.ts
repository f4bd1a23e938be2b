import { formatMoney as format, type Money } from '@gschool/intl';

import { withLatinDigits } from '../locale/withLatinDigits';

export { getDecimals, getMinorUnits, type Money } from '@gschool/intl';

/** Formats an amount in a locale. Throws a `RangeError` for a fraction of a minor unit. */
export const formatMoney = (money: Money, locale: string): string =>
  format(money, withLatinDigits(locale));

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
