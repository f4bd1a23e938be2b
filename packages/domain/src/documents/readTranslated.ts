import type { DocumentOf } from './fields';
import { readDocument, readField, readOwn, type ReportLeftOut } from './readDocument';
import type { ServerTable, TranslatedOf } from './serverFields';

/** The language of the texts that are not in `translations`; undefined where none is stored. */
export const readLanguage = (data: unknown): string | undefined => {
  const language = readOwn(data, 'language');
  return typeof language === 'string' && language !== '' ? language : undefined;
};

/**
 * Reads the `translations` of a document: the fields with the fact `translated`, by language tag.
 * Undefined where the document has none.
 *
 * @param where the path of the document, for errors
 * @param report is called for each invalid row that is left out
 */
export const readTranslations = <Fields extends ServerTable>(
  fields: Fields,
  value: unknown,
  where: string,
  report?: ReportLeftOut,
): TranslatedOf<Fields>['translations'] => {
  if (typeof value !== 'object' || value === null) return undefined;
  const readTexts = (texts: unknown, at: string) => {
    const read: Record<string, unknown> = {};
    for (const name in fields) {
      const field = fields[name];
      if (!field?.translated) continue;
      const text = readField(field, readOwn(texts, name), `${at}.${name}`, '', report);
      if (text !== undefined && !(Array.isArray(text) && text.length === 0)) read[name] = text;
    }
    return read;
  };
  return Object.fromEntries(
    Object.entries(value).map(([language, texts]) => [
      language,
      readTexts(texts, `${where}.translations.${language}`),
    ]),
  ) as TranslatedOf<Fields>['translations'];
};

/**
 * Reads a stored document whose texts may exist in several languages (see `readDocument`). It has
 * the properties `translations` and `language` if they are stored. Only the fields with the fact
 * `translated` are read in other languages.
 */
export const readTranslated = <Fields extends ServerTable>(
  fields: Fields,
  data: unknown,
  where: string,
  id: string,
  report?: ReportLeftOut,
): DocumentOf<Fields> & Pick<TranslatedOf<Fields>, 'translations' | 'language'> =>
  Object.assign(readDocument(fields, data, where, id, report), {
    translations: readTranslations(fields, readOwn(data, 'translations'), where, report),
    language: readLanguage(data),
  });
