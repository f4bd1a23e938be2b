import type { PackList, SourceEntry } from '@gschool/domain/content-pack';

import type { Source } from '../types';
import { rowKeys } from './flattenEntry';
import { isRow, isTranslated, toTexts, type Row, type Texts } from './texts';

/** A text of an entry in a language other than the school's. */
export interface Translation {
  /** `ar/title`, `ar/chapters.0.title`. */
  address: string;
  /** `title`, `chapters.0.title`. */
  field: string;
  language: string;
  /** In the school's language; `''` if it is missing. */
  original: string;
  /** Null if the translation is missing. */
  text: string | null;
}

interface TextField {
  /** `title`, `chapters.0.title`. */
  field: string;
  /** Equal for the same text in two versions of an entry, also if a row before it was added. */
  key: string;
  texts: Texts;
}

/** The texts of an entry, chapters included. Fields that are not texts are left out. */
const listTexts = (entry: SourceEntry, language: string): TextField[] => {
  const find = (row: Row, prefix: string, keyPrefix: string): TextField[] =>
    Object.entries(row).flatMap(([name, value]) => {
      if (!isTranslated(name)) return [];
      const texts = toTexts(value, language);
      return texts === null ? [] : [{ field: prefix + name, key: keyPrefix + name, texts }];
    });
  const rows = Object.entries(rowKeys).flatMap(([name, rowKey]) => {
    const list: unknown = entry[name];
    return (Array.isArray(list) ? list : []).flatMap((row: unknown, index) =>
      isRow(row) ? find(row, `${name}.${index}.`, `${name}:${String(row[rowKey])}:`) : [],
    );
  });
  return [...find(entry, '', ''), ...rows];
};

/** The languages in which an entry has a text, without the school's language. */
export const listLanguages = (entry: SourceEntry, language: string): readonly string[] => [
  ...new Set(
    listTexts(entry, language)
      .flatMap(({ texts }) => Object.keys(texts))
      .filter((tag) => tag !== language),
  ),
];

/**
 * The translations of an entry that exist or are missing, by field and then by language. A text that
 * is empty in the school's language needs none.
 *
 * @param language the school's language, which is left out
 * @param languages the languages that the school uses
 */
export const listTranslations = (
  entry: SourceEntry,
  language: string,
  languages: readonly string[],
): Translation[] =>
  listTexts(entry, language).flatMap(({ field, texts }) => {
    const original = texts[language] ?? '';
    return languages
      .filter((tag) => tag !== language)
      .map((tag) => ({
        address: `${tag}/${field}`,
        field,
        language: tag,
        original,
        text: texts[tag] ?? null,
      }))
      .filter(({ text }) => original !== '' || text !== null);
  });

/**
 * The translations of a new version of an entry that are older than their original, with the time
 * since when. A translation is outdated from the time at which its original changed without it, until
 * someone changes or confirms it.
 *
 * @param before the version before; null for a new entry
 * @param confirmed the addresses of translations that someone confirmed
 * @param at when the new version is published (ISO, UTC)
 */
export const computeOutdated = (
  before: Source | null,
  after: SourceEntry,
  confirmed: readonly string[],
  at: string,
  language: string,
): Source['outdated'] => {
  if (before === null) return undefined;
  const old = new Map(listTexts(before.entry, language).map((one) => [one.key, one]));
  const outdated = listTexts(after, language).flatMap(({ field, key, texts }) => {
    const was = old.get(key);
    if (was === undefined) return [];
    return Object.entries(texts).flatMap(([tag, text]) => {
      const address = `${tag}/${field}`;
      if (tag === language || text !== was.texts[tag] || confirmed.includes(address)) return [];
      const since =
        before.outdated?.[`${tag}/${was.field}`] ??
        (texts[language] === was.texts[language] ? undefined : at);
      return since === undefined ? [] : [[address, since] as const];
    });
  });
  return outdated.length === 0
    ? undefined
    : Object.fromEntries(outdated.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** The title or the name of an entry in a language, or else in another one; its id if it has none. */
export const getEntryTitle = (list: PackList, entry: SourceEntry, language: string): string => {
  const name = list === 'styles' || list === 'instructors' ? 'name' : 'title';
  const texts = toTexts(entry[name], language) ?? {};
  return texts[language] || Object.values(texts).find(Boolean) || entry.id;
};
