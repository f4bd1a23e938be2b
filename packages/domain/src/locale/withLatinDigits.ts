/**
 * The locale in which numbers and dates are written: Arabic with the figures 0–9, whatever
 * the region and the browser would choose (docs/decisions/0025). A locale that names its
 * figures itself keeps them.
 */
export const withLatinDigits = (locale: string): string =>
  /^ar\b(?!.*-u-)/i.test(locale) ? `${locale}-u-nu-latn` : locale;
