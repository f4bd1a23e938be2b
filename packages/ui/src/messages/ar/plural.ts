const rules = new Intl.PluralRules('ar');

/** The forms of a formatCount thing in Arabic; `many` serves numbers such as 11, `other` such as 100. */
export interface PluralForms {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** The form that a number asks for, its `#` being the number. */
export const formatCount = (count: number, forms: PluralForms): string =>
  forms[rules.select(count)].replace('#', String(count));
