import { getMinorUnits, getShownDecimals } from './currency';

/** An amount in Stripe's minor units: `{ amount: 4900, currency: 'usd' }` is $49.00. */
export interface Money {
  /** Whole minor units; whole units for currencies without minor units (JPY). */
  amount: number;
  /** ISO 4217, any case. */
  currency: string;
}

// Creating a formatter takes a hundred times as long as formatting, and a grid shows many prices.
const formatters = new Map<string, Intl.NumberFormat>();

function getFormatter(currency: string, locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, format);
  return format;
}

/** Isolates the currency sign, because `US$` after the digits would become `$US` in RTL text. */
const isolateCurrencySign = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]{1,4}\p{Sc}/u, '\u2066$&\u2069') : text;

/** Formats an amount in a locale. Throws a `RangeError` for a fraction of a minor unit. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError('money is whole minor units');
  const format = getFormatter(currency, locale, getShownDecimals(amount, currency));
  return isolateCurrencySign(format.format(amount / getMinorUnits(currency)));
}
