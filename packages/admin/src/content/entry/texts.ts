import { translatedTexts } from '@gschool/domain/content-pack';

/** The texts of a field by language tag. */
export type Texts = Readonly<Record<string, string>>;

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every(isRow);

/** Whether a field, or a field of a chapter, may be written in several languages. */
export const isTranslated = (name: string): boolean => translatedTexts.includes(name);

/**
 * The texts of a field by language, or null if the value isn’t a text. A plain text is in the school's
 * language. An empty translation counts as missing.
 */
export const toTexts = (value: unknown, language: string): Texts | null => {
  if (value === undefined) return {};
  if (typeof value === 'string') return { [language]: value };
  if (!isRow(value)) return null;
  const texts = Object.entries(value);
  if (texts.some(([, text]) => typeof text !== 'string')) return null;
  return Object.fromEntries(
    texts.filter(([tag, text]) => text !== '' || tag === language),
  ) as Texts;
};

/**
 * The normalized form of a field with these texts: a plain text if there is only the school's language,
 * and otherwise the school's language first and the others sorted. Undefined if there are none.
 */
export const fromTexts = (texts: Texts, language: string): string | Texts | undefined => {
  const { [language]: original, ...translations } = texts;
  const tags = Object.keys(translations).toSorted();
  if (tags.length === 0) return original;
  const sorted = tags.map((tag) => [tag, translations[tag]] as const);
  return Object.fromEntries(
    original === undefined ? sorted : [[language, original], ...sorted],
  ) as Texts;
};
