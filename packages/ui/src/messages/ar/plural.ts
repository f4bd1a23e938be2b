const rules = new Intl.PluralRules('ar');

/**
 * The plural forms of a noun in Arabic. `many` is for numbers such as 11, `other` for numbers such
 * as 100.
 */
export interface PluralForms {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** Selects the plural form of a number and replaces `#` with the number. */
export const formatCount = (count: number, forms: PluralForms): string =>
  forms[rules.select(count)].replace('#', String(count));
