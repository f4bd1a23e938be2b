/**
 * Stripe's list of decimals, which decides how to read an amount in minor units. The platform's
 * list is different: `Intl` gives HUF no decimals, but Stripe two, and two browsers can disagree
 * about RSD. Currencies that are not listed have two decimals.
 * https://docs.stripe.com/currencies#minor-units
 */
const decimals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};

/**
 * Currencies whose minor units are not used in practice. A whole amount is shown without decimals.
 */
const writtenWhole: ReadonlySet<string> = new Set(
  'AFN ALL AMD COP HUF IDR IQD IRR ISK KHR LAK LBP MMK NGN PKR RSD SLL SOS SYP TZS UGX UZS YER'.split(
    ' ',
  ),
);

/** The decimals of a currency in Stripe's amounts (ISO 4217, any case): 0, 2 or 3. */
export const getDecimals = (currency: string): number => decimals[currency.toUpperCase()] ?? 2;

/** The number of minor units in one unit of a currency: 100 (cents), 1 (yen), 100 (fillér). */
export const getMinorUnits = (currency: string): number => 10 ** getDecimals(currency);

/** The number of decimals with which an amount is shown. */
export const getShownDecimals = (amount: number, currency: string): number =>
  writtenWhole.has(currency.toUpperCase()) && amount % getMinorUnits(currency) === 0
    ? 0
    : getDecimals(currency);
