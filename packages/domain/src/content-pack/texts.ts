import type { Translations } from '../locale/translated';
import type { PackText } from './schema';

/** A text in the pack's language; `''` if it does not exist. */
export const getPackText = (text: PackText | undefined, language: string): string =>
  typeof text === 'string' ? text : (text?.[language] ?? '');

/**
 * The property `translations` of a document: the texts in every language except the pack's. `lists`
 * contains lists of texts by language. Returns an empty object if there are no translations.
 */
export const getPackTranslations = <Field extends string>(
  texts: Readonly<Partial<Record<Field, PackText | undefined>>>,
  language: string,
  lists: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {},
): { translations?: Translations<Field> } => {
  const byLanguage: Record<string, Record<string, unknown>> = {};
  const all: Readonly<Record<string, unknown>> = { ...texts, ...lists };
  for (const [field, text] of Object.entries(all)) {
    if (typeof text !== 'object' || text === null) continue;
    for (const [tag, value] of Object.entries<unknown>({ ...text })) {
      if (tag !== language && value !== '') (byLanguage[tag] ??= {})[field] = value;
    }
  }
  return Object.keys(byLanguage).length > 0
    ? { translations: byLanguage as Translations<Field> }
    : {};
};

/** The texts of a document in the pack's language, with `translations` into other languages. */
export const getPackTexts = <Field extends string>(
  texts: Readonly<Record<Field, PackText>>,
  language: string,
): Record<Field, string> & { translations?: Translations<Field> } => {
  const plain = Object.entries<PackText>(texts).map(([field, text]) => [
    field,
    getPackText(text, language),
  ]);
  return {
    ...(Object.fromEntries(plain) as Record<Field, string>),
    ...getPackTranslations(texts, language),
  };
};
