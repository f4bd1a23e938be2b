/**
 * The locale for formatting numbers and dates: Arabic uses the digits 0–9, no matter which digits
 * the region and the browser would choose (docs/decisions/0025-languages-load-part-by-part.md). A
 * locale that specifies a numbering system stays unchanged.
 */
export const withLatinDigits = (locale: string): string =>
  /^ar\b(?!.*-u-)/i.test(locale) ? `${locale}-u-nu-latn` : locale;
