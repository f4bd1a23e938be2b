/** An amount in the currency's smallest unit: `{ amount: 4900, currency: 'usd' }` is $49.00. */
export interface Money {
  /** Whole minor units. If a currency has none (JPY), whole units. */
  amount: number;
  /** ISO 4217, any case. */
  currency: string;
}

/** Money in minor units, or a formatted text ("$49.00"). */
export type Amount = Money | string;

interface Formatter {
  format: Intl.NumberFormat;
  /** The number of minor units in one unit. */
  units: number;
}

// Creating a formatter takes a hundred times as long as formatting, and a grid has many prices.
const formatters = new Map<string, Formatter>();

function getFormatter(currency: string, locale: string): Formatter {
  const key = `${locale} ${currency}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const formatter = { format, units: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
  formatters.set(key, formatter);
  return formatter;
}

/** Isolates the currency sign, because `US$` after the digits would become `$US` in RTL text. */
const isolateCurrencySign = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]+\p{Sc}/u, '\u2066$&\u2069') : text;

/** Formats an amount in a locale. A text is returned unchanged. */
export function formatAmount(amount: Amount, locale: string): string {
  if (typeof amount === 'string') return amount;
  const { format, units } = getFormatter(amount.currency, locale);
  return isolateCurrencySign(format.format(amount.amount / units));
}

/** Whether an amount is zero. A formatted text is never free. */
export const isFree = (amount: Amount): boolean =>
  typeof amount !== 'string' && amount.amount === 0;
