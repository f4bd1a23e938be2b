import type { PackList } from '@gschool/domain/content-pack';

import { computeSha256 } from '../../sha256';
import { getEntryTitle, listLanguages, listTranslations } from '../entry/translations';
import type { ContentsRow, Source } from '../types';

/** The languages of the addresses of translations (`ar/title`). */
const toLanguages = (addresses: readonly string[]): readonly string[] =>
  [...new Set(addresses.map((address) => address.slice(0, address.indexOf('/'))))].toSorted();

/** The languages in which every text of an entry exists, without the school's language. */
const findTranslated = ({ entry }: Source, language: string): readonly string[] => {
  const languages = listLanguages(entry, language);
  const translations = listTranslations(entry, language, languages);
  const missing = new Set(
    translations.flatMap(({ text, language: tag }) => (text === null ? [tag] : [])),
  );
  return languages.filter((tag) => !missing.has(tag)).toSorted();
};

const findCaptions = ({ entry: { captions } }: Source): readonly string[] =>
  Array.isArray(captions)
    ? [...new Set(captions.map(({ language }: { language: string }) => language))].toSorted()
    : [];

/**
 * What a table knows of an entry (`ContentsRow`). Fields without a value are missing, so that rows
 * stay short.
 *
 * @param language the language of plain texts
 * @param text the source as canonical JSON
 */
export const createContentsRow = async (
  list: PackList,
  source: Source,
  language: string,
  text: string,
): Promise<ContentsRow> => {
  const { entry } = source;
  const translated = findTranslated(source, language);
  const outdated = toLanguages(Object.keys(source.outdated ?? {}));
  const captions = findCaptions(source);
  return {
    id: entry.id,
    hash: await computeSha256(text),
    ...(translated.length > 0 && { translated }),
    ...(outdated.length > 0 && { outdated }),
    ...(captions.length > 0 && { captions }),
    ...(entry['public'] === true && { isPublic: true }),
    ...(entry['archived'] === true && {
      isArchived: true,
      title: getEntryTitle(list, entry, language),
    }),
  };
};
