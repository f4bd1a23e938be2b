/**
 * The locale for formatting numbers and dates: Arabic with the digits 0–9, whatever the region and
 * the browser would choose (docs/decisions/0025-languages-load-part-by-part.md). A locale with its
 * own numbering system stays.
 */
export const withLatinDigits = (locale: string): string =>
  /^ar\b(?!.*-u-)/i.test(locale) ? `${locale}-u-nu-latn` : locale;
