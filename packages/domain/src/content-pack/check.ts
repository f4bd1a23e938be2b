import { contentPackSchema, type ContentPack } from './schema';
import { asRecord, entriesOf, entryName, type PackFault } from './rawPack';
import { referenceFaults } from './references';

export type PackCheck =
  | { ok: true; pack: ContentPack; faults: readonly [] }
  | { ok: false; faults: readonly PackFault[] };

/**
 * Validates parsed JSON as a content pack and collects every fault at once:
 * wrong shapes, duplicate ids and references to entries that do not exist.
 * Whether the files are there is for the reader to say; it throws nothing.
 */
export function checkPack(raw: unknown): PackCheck {
  const parsed = contentPackSchema.safeParse(raw);
  const shapes = parsed.success
    ? []
    : parsed.error.issues.flatMap((issue) => shapeFaults(raw, issue));
  const faults = [...shapes, ...referenceFaults(raw)];
  return parsed.success && faults.length === 0
    ? { ok: true, pack: parsed.data, faults: [] }
    : { ok: false, faults };
}

interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
}

function shapeFaults(raw: unknown, issue: Issue): PackFault[] {
  const [list, index, ...rest] = issue.path;
  const entry =
    typeof list === 'string' && typeof index === 'number'
      ? entryName(list, entriesOf(asRecord(raw), list)[index], index)
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
