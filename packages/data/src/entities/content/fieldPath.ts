import { flattenEntry, rowKeys } from '@gschool/admin/content';
import type { SourceEntry } from '@gschool/domain/content-pack';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The value at a path of a merge, such as `chapters.0.title.ar`; undefined where there is none. */
export const getField = (entry: SourceEntry | null, path: string, language: string): unknown => {
  if (path === '') return entry;
  const values = flattenEntry(entry, language);
  if (values.has(path)) return values.get(path);
  return flattenEntry(entry, language, () => false).get(path);
};

const getRows = (entry: SourceEntry | null, list: string): Rows => {
  const rows = entry?.[list];
  return Array.isArray(rows) ? (rows as Rows) : [];
};

/**
 * The path of the same field after rows were added, removed or moved: `chapters.0.title.ar` becomes
 * `chapters.1.title.ar`. Null if its row was removed.
 */
export const movePath = (
  path: string,
  before: SourceEntry | null,
  after: SourceEntry | null,
): string | null => {
  const [list = '', index = '', ...field] = path.split('.');
  const key = rowKeys[list];
  if (key === undefined || field.length === 0) return path;
  const old = getRows(before, list);
  const now = getRows(after, list);
  const row = old[Number(index)];
  const found = now.findIndex((one) => one[key] === row?.[key]);
  // A row whose key alone was changed is still at its place.
  const isKeyChanged = found < 0 && old.length === now.length;
  const at = isKeyChanged ? Number(index) : found;
  return at < 0 ? null : [list, at, ...field].join('.');
};
