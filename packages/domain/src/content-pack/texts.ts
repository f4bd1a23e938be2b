import type { Translations } from '../locale/localize';
import type { PackText } from './schema';

/** A text in the pack's language; empty where it doesn't exist. */
export const textIn = (text: PackText | undefined, language: string): string =>
  typeof text === 'string' ? text : (text?.[language] ?? '');

/**
 * The property `translations` of a document: the texts in every language but the pack's. An empty
 * object where there are none.
 */
export const packTranslations = <Field extends string>(
  texts: Readonly<Partial<Record<Field, PackText | undefined>>>,
  language: string,
): { translations?: Translations<Field> } => {
  const byLanguage: Record<string, Partial<Record<Field, string>>> = {};
  for (const [field, text] of Object.entries(texts) as [Field, PackText | undefined][]) {
    if (text === undefined || typeof text === 'string') continue;
    for (const [tag, written] of Object.entries(text)) {
      if (tag === language || written === '') continue;
      byLanguage[tag] = { ...byLanguage[tag], [field]: written } as Partial<Record<Field, string>>;
    }
  }
  return Object.keys(byLanguage).length > 0 ? { translations: byLanguage } : {};
};
