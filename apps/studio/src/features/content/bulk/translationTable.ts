import { listTranslations, parseEntry, setEntryField } from '@gschool/admin/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import Papa from 'papaparse';

/** A text with its translation, the way a file contains it. */
export interface TranslationRow {
  id: string;
  /** `title`, `chapters.0.title`. */
  field: string;
  /** The language of the translation. */
  language: string;
  /** The text in the language of the school. */
  original: string;
  /** `''` if it is missing. */
  translation: string;
}

export type TranslationFormat = 'csv' | 'json';

const columns = ['id', 'field', 'language', 'original', 'translation'] as const;

/**
 * The texts of entries in some languages, in the order of the entries.
 *
 * @param isMissingOnly leaves out texts that are translated
 */
export const listTranslationRows = (
  entries: readonly SourceEntry[],
  language: string,
  languages: readonly string[],
  isMissingOnly: boolean,
): readonly TranslationRow[] =>
  entries.flatMap((entry) =>
    listTranslations(entry, language, languages).flatMap(
      ({ field, language: tag, original, text }) =>
        original === '' || (isMissingOnly && text !== null)
          ? []
          : [{ id: entry.id, field, language: tag, original, translation: text ?? '' }],
    ),
  );

/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A text that was protected from being run. */
const PROTECTED_FORMULA = /^'(?=[=+\-@\t\r])/;

/**
 * The rows as a file for translators. In CSV, a text that a spreadsheet would run as a formula begins
 * with an apostrophe, and the file begins with a byte order mark, without which Excel would not read
 * Arabic.
 */
export const formatTranslations = (
  rows: readonly TranslationRow[],
  format: TranslationFormat,
): string =>
  format === 'json'
    ? `${JSON.stringify(rows, null, 2)}\n`
    : `\ufeff${Papa.unparse([...rows], { columns: [...columns], escapeFormulae: FORMULA })}\r\n`;

/** A row that can't be used, and why. */
export interface TableProblem {
  /** The number of the row, beginning with 1; 0 for the whole file. */
  row: number;
  reason:
    | 'notReadable'
    | 'notUtf8'
    | 'missingColumns'
    | 'unknownId'
    | 'unknownField'
    | 'unknownLanguage'
    | 'wrong';
  /** What the reason is about: a name, or the rule that the text breaks. */
  detail: string;
}

export interface ParsedTranslations {
  rows: readonly (TranslationRow & { row: number })[];
  problems: readonly TableProblem[];
}

const toRows = (values: readonly unknown[]): ParsedTranslations => {
  const known = values.map((value) => Object(value) as Record<string, unknown>);
  const needed = ['id', 'field', 'language', 'translation'] as const;
  const missing = needed.filter((name) => !known.some((row) => typeof row[name] === 'string'));
  if (missing.length > 0)
    return {
      rows: [],
      problems: [{ row: 0, reason: 'missingColumns', detail: missing.join(', ') }],
    };
  const read = (row: Record<string, unknown>, name: string): string => {
    const text = row[name];
    return typeof text === 'string' ? text.replace(PROTECTED_FORMULA, '') : '';
  };
  return {
    rows: known.map((row, at) => ({
      row: at + 1,
      id: read(row, 'id').trim(),
      field: read(row, 'field').trim(),
      language: read(row, 'language').trim(),
      original: read(row, 'original'),
      translation: read(row, 'translation'),
    })),
    problems: [],
  };
};

/**
 * Reads rows from JSON, from CSV with commas or semicolons, or from cells that were copied from a
 * spreadsheet. Never throws.
 */
export function parseTranslations(text: string): ParsedTranslations {
  const content = text.replace(/^\ufeff/, '');
  const notReadable = (detail: string): ParsedTranslations => ({
    rows: [],
    problems: [{ row: 0, reason: 'notReadable', detail }],
  });
  if (content.trim() === '') return notReadable('');
  if (/^\s*[[{]/.test(content)) {
    try {
      const value: unknown = JSON.parse(content);
      return Array.isArray(value) ? toRows(value) : notReadable('');
    } catch (error) {
      return notReadable(error instanceof Error ? error.message : '');
    }
  }
  const { data } = Papa.parse<Record<string, unknown>>(content, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  return toRows(data);
}

/**
 * Reads a file: UTF-8, or UTF-16 with a byte order mark (Excel’s “Unicode Text”). In any other
 * encoding, letters would be replaced, so it is refused. Never throws.
 */
export function parseTranslationFile(bytes: Uint8Array): ParsedTranslations {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  try {
    return parseTranslations(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return { rows: [], problems: [{ row: 0, reason: 'notUtf8', detail: '' }] };
  }
}

/** The entries with new translations. */
export interface AppliedTranslations {
  /** The entries that changed. */
  changed: readonly SourceEntry[];
  problems: readonly TableProblem[];
  /** The number of texts that changed. */
  count: number;
}

/**
 * Writes translations into entries. A row without a translation changes nothing. A row with an id, a
 * field or a language that does not exist is a problem, and so is a text that the pack's schema
 * refuses.
 */
export function applyTranslations(
  list: PackList,
  entries: readonly SourceEntry[],
  { rows, problems: before }: ParsedTranslations,
  language: string,
  languages: readonly string[],
): AppliedTranslations {
  const problems: TableProblem[] = [...before];
  const current = new Map(entries.map((entry) => [entry.id, entry]));
  const texts = new Map(
    entries.map((entry) => [
      entry.id,
      new Map(listTranslations(entry, language, languages).map((one) => [one.address, one.text])),
    ]),
  );
  const changed = new Map<string, SourceEntry>();
  let count = 0;
  for (const { row, id, field, language: tag, translation } of rows) {
    const text = translation.trim();
    if (text === '') continue;
    const entry = current.get(id);
    const known = texts.get(id);
    if (!entry || !known) {
      problems.push({ row, reason: 'unknownId', detail: id });
    } else if (!languages.includes(tag)) {
      problems.push({ row, reason: 'unknownLanguage', detail: tag });
    } else if (!known.has(`${tag}/${field}`)) {
      problems.push({ row, reason: 'unknownField', detail: field });
    } else if (known.get(`${tag}/${field}`) !== text) {
      const next = setEntryField(entry, `${field}.${tag}`, text, language);
      const parsed = parseEntry(list, next, language);
      if (parsed.ok) {
        current.set(id, parsed.entry);
        changed.set(id, parsed.entry);
        count += 1;
      } else {
        const [problem] = parsed.problems;
        problems.push({ row, reason: 'wrong', detail: problem?.reason ?? '' });
      }
    }
  }
  return { changed: [...changed.values()], problems, count };
}
