import { fromTexts, toTexts, type Texts } from '@gschool/admin/content';

/** A text of an entry: in the school's language, or by language tag (docs/content-pack.md). */
export type EntryText = string | Texts;

/** The texts of an entry's field by language tag. A missing field, and anything else, has none. */
export const readTexts = (value: unknown, language: string): Texts =>
  toTexts(value, language) ?? {};

/** The field of an entry with another text in one language; an empty text is left out. */
export const changeText = (
  value: unknown,
  tag: string,
  text: string,
  language: string,
): EntryText => {
  const { [tag]: _before, ...others } = readTexts(value, language);
  const { [language]: own, ...translations } = text === '' ? others : { ...others, [tag]: text };
  const texts =
    own === undefined || own === '' ? translations : { [language]: own, ...translations };
  return fromTexts(texts, language) ?? '';
};

/** A text to show: in a language, or else in the school's, or else in any; `''` if there is none. */
export const readText = (value: unknown, language: string, school: string): string => {
  const texts = readTexts(value, school);
  return texts[language] || texts[school] || Object.values(texts).find(Boolean) || '';
};
