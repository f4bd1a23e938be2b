/** A text of an entry: in the school's language, or by language tag (docs/content-pack.md). */
export type EntryText = string | Readonly<Record<string, string>>;

/** The texts of an entry's field by language tag. A missing field has none. */
export const toTexts = (value: unknown, language: string): Readonly<Record<string, string>> => {
  if (typeof value === 'string') return { [language]: value };
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
};

/**
 * The field of an entry: a plain text if it exists only in the school's language, so that the same
 * texts are always written the same way. Empty translations are left out.
 */
export const fromTexts = (texts: Readonly<Record<string, string>>, language: string): EntryText => {
  const own = texts[language] ?? '';
  const others = Object.entries(texts).filter(([tag, text]) => tag !== language && text !== '');
  if (others.length === 0) return own;
  return Object.fromEntries([...(own === '' ? [] : [[language, own]]), ...others]) as EntryText;
};

/** A text to show, in the first language that has one; `''` if there is none. */
export const readText = (value: unknown, language: string, fallback: string): string => {
  const texts = toTexts(value, fallback);
  return texts[language] || texts[fallback] || Object.values(texts).find(Boolean) || '';
};
