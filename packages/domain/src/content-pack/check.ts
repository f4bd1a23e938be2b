import { contentPackSchema, type ContentPack } from './schema';
import { asRecord, getEntries, formatEntryName, type PackError } from './rawPack';
import { findReferenceErrors } from './references';
import { wordIssue } from './wordIssue';

export type PackCheck =
  | { ok: true; pack: ContentPack; errors: readonly [] }
  | { ok: false; errors: readonly PackError[] };

/**
 * Validates parsed JSON as a content pack and returns all errors at once: wrong shapes, duplicate
 * ids, and references to missing entries. Does not check whether files exist. Never throws.
 */
export function checkPack(raw: unknown): PackCheck {
  const parsed = contentPackSchema.safeParse(raw, { error: wordIssue });
  const shapes = parsed.success
    ? []
    : parsed.error.issues.flatMap((issue) => findShapeErrors(raw, issue));
  const pack = asRecord(raw);
  const references = findReferenceErrors(raw).map(({ list, index, field, reason }) => ({
    entry: formatEntryName(list, getEntries(pack, list)[index], index),
    reason: `${field}: ${reason}`,
  }));
  const errors = [...shapes, ...references];
  return parsed.success && errors.length === 0
    ? { ok: true, pack: parsed.data, errors: [] }
    : { ok: false, errors: errors };
}

interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
}

function findShapeErrors(raw: unknown, issue: Issue): PackError[] {
  const [list, index, ...rest] = issue.path;
  const entry =
    typeof list === 'string' && typeof index === 'number'
      ? formatEntryName(list, getEntries(asRecord(raw), list)[index], index)
      : 'catalogue';
  const field = (entry === 'catalogue' ? issue.path : rest).map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({
      entry,
      reason: `${field ? `${field}.` : ''}${key}: unknown field`,
    }));
  }
  return [{ entry, reason: field ? `${field}: ${issue.message}` : issue.message }];
}
