import { LANGUAGE_TAG_PATTERN, type Translated, type Translations } from '@gschool/domain';

import { field, text, type Fields } from './read';

/** The object in a field; empty where the field is absent or has another type. */
export const objectOrEmpty = (fields: Fields, key: string): Fields => {
  const value = field(fields, key);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
};

/** The metadata of a Stripe product or price; empty where there is none. */
export const getMetadata = (fields: Fields): Fields => objectOrEmpty(fields, 'metadata');

/**
 * The lines of a list such as `details`, separated by `|` or line breaks. Stripe limits the length
 * of a value, so a long list continues in `details_2`, `details_3` and so on.
 */
export const getMetadataLines = (metadata: Fields, name: string): readonly string[] =>
  Object.keys(metadata)
    .filter((key) => key === name || new RegExp(`^${name}_\\d+$`).test(key))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap((key) => text(metadata, key).split(/[|\n]/))
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * The languages for which the metadata has a field: `ar` for `name_ar`, `ar-EG` for `name_ar-EG`.
 */
const getMetadataLanguages = (metadata: Fields, name: string): readonly string[] =>
  Object.keys(metadata).flatMap((key) => {
    const language = key.startsWith(`${name}_`) ? key.slice(name.length + 1) : '';
    return LANGUAGE_TAG_PATTERN.test(language) && text(metadata, key) !== '' ? [language] : [];
  });

/**
 * The translated texts of a product by language tag: `name_ar`, `description_ar` and the list
 * `lines` (`details_ar`). `language` is the language of the untranslated texts.
 */
export const getMetadataTexts = <Lines extends string>(
  metadata: Fields,
  lines: Lines,
): Translated<'name' | 'description', Readonly<Partial<Record<Lines, readonly string[]>>>> => {
  const translations: Record<string, Record<string, string | readonly string[]>> = {};
  for (const name of ['name', 'description', lines]) {
    for (const language of getMetadataLanguages(metadata, name)) {
      const key = `${name}_${language}`;
      const texts = (translations[language] ??= {});
      texts[name] = name === lines ? getMetadataLines(metadata, key) : text(metadata, key);
    }
  }
  const language = text(metadata, 'language');
  return {
    ...(Object.keys(translations).length > 0 && {
      translations: translations as Translations<
        'name' | 'description',
        Readonly<Partial<Record<Lines, readonly string[]>>>
      >,
    }),
    ...(language !== '' && { language }),
  };
};
