import {
  packEntrySchemas,
  wordIssue,
  type PackList,
  type SourceEntry,
} from '@gschool/domain/content-pack';

import type { EntryProblem } from '../types';
import { fromTexts, isRow, isTranslated, toTexts, type Row } from './texts';

export type ParsedEntry =
  | { ok: true; entry: SourceEntry }
  | { ok: false; problems: readonly EntryProblem[] };

const normalizeRow = (row: Row, language: string): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const texts = isTranslated(name) ? toTexts(value, language) : null;
      if (texts !== null) return [[name, fromTexts(texts, language) ?? '']];
      if (!Array.isArray(value)) return [[name, value]];
      return [
        [name, value.map((item: unknown) => (isRow(item) ? normalizeRow(item, language) : item))],
      ];
    }),
  );

/**
 * Checks one entry by the schema of its list, and returns it normalized: every field with a
 * default is filled in, dates are UTC, texts that exist only in the school's language are plain, and
 * fields have a fixed order. So equal entries have equal JSON. References to other entries are
 * checked by `checkSources`.
 *
 * @param language the language of plain texts (BCP 47)
 */
export const parseEntry = (list: PackList, raw: unknown, language: string): ParsedEntry => {
  const parsed = packEntrySchemas[list].safeParse(raw, { error: wordIssue });
  if (parsed.success)
    return { ok: true, entry: normalizeRow(parsed.data, language) as SourceEntry };
  const id = isRow(raw) && typeof raw['id'] === 'string' ? raw['id'] : '';
  const problems = parsed.error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          list,
          id,
          field: [...path, key].join('.'),
          reason: 'unknown field',
        }))
      : [{ list, id, field: path.join('.'), reason: issue.message }];
  });
  return { ok: false, problems };
};
