import type { SourceEntry } from '@gschool/domain/content-pack';

import { isSameJson } from '../../log/canonicalJson';
import { flattenEntry, rowKeys } from './flattenEntry';
import { isRow } from './texts';

export interface EntryDifference {
  /** The path of the field: `title.ar`, `chapters.0.startSeconds`. */
  path: string;
  /** Undefined if the field did not exist. */
  before: unknown;
  /** Undefined if the field no longer exists. */
  after: unknown;
}

const listKeys = (entry: SourceEntry | null, name: string): readonly unknown[] => {
  const rows = entry?.[name] ?? [];
  return Array.isArray(rows)
    ? rows.map((row: unknown) => (isRow(row) ? row[rowKeys[name] ?? ''] : row))
    : [];
};

/**
 * The fields that differ between two versions of an entry, in the order of the entry. Null stands for
 * no entry. Rows are compared one by one if both versions have the same ones, and otherwise as one
 * value.
 */
export const diffEntries = (
  before: SourceEntry | null,
  after: SourceEntry | null,
  language: string,
): EntryDifference[] => {
  const hasRows = (name: string) => isSameJson(listKeys(before, name), listKeys(after, name));
  const old = flattenEntry(before, language, hasRows);
  const now = flattenEntry(after, language, hasRows);
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((one) => !isSameJson(one.before, one.after));
};
