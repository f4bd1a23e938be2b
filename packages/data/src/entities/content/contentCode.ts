import type { ContentsRow, DraftContent, Release, Source } from '@gschool/admin/contract';
import { packLists, type PackList, type SourceEntry } from '@gschool/domain/content-pack';

// What `@gschool/admin/content` has, in a simple form.

export interface EntryConflict {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
export interface EntryMerge {
  merged: SourceEntry | null;
  elsewhere: string[];
  conflicts: EntryConflict[];
}

export const toDraftId = (list: PackList, entryId: string): string =>
  `${list}-${encodeURIComponent(entryId)}`;

export const parseDraftId = (id: string): { list: PackList; entryId: string } | null => {
  const at = id.indexOf('-');
  const list = packLists.find((one) => one === id.slice(0, at));
  return list ? { list, entryId: decodeURIComponent(id.slice(at + 1)) } : null;
};

export const parseDraftData = (text: string): DraftContent | null => {
  try {
    const value = JSON.parse(text) as DraftContent;
    return typeof value === 'object' && value !== null && 'entry' in value
      ? { ...value, confirmed: value.confirmed ?? [] }
      : null;
  } catch {
    return null;
  }
};

export const formatDraftData = (content: DraftContent): string => JSON.stringify(content);

const hash = (id: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) sum = Math.imul(sum ^ id.charCodeAt(at), 0x01000193);
  return sum >>> 0;
};

export const getBucketIndex = (id: string, length: number): number => hash(id) % length;

export const findPart = (release: Release, list: PackList, id: string): string[] => {
  const buckets = release.buckets[list];
  return (buckets[getBucketIndex(id, buckets.length)] ?? '').split(',').filter(Boolean);
};

export const parseSources = (text: string): Source[] => JSON.parse(text) as Source[];
export const parseContents = (text: string): ContentsRow[] => JSON.parse(text) as ContentsRow[];

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const mergeEntries = (
  base: SourceEntry | null,
  mine: SourceEntry | null,
  theirs: SourceEntry | null,
): EntryMerge => {
  const elsewhere: string[] = [];
  const conflicts: EntryConflict[] = [];
  const merge = (path: string, b: unknown, m: unknown, t: unknown): unknown => {
    if (same(m, t) || same(b, t)) return m;
    if (same(b, m)) {
      elsewhere.push(path);
      return t;
    }
    if (isRecord(m) && isRecord(t)) {
      const keys = new Set([...Object.keys(m), ...Object.keys(t)]);
      return Object.fromEntries(
        [...keys].flatMap((key) => {
          const under = path === '' ? key : `${path}.${key}`;
          const value = merge(under, isRecord(b) ? b[key] : undefined, m[key], t[key]);
          return value === undefined ? [] : [[key, value] as const];
        }),
      );
    }
    conflicts.push({ path, base: b, mine: m, theirs: t });
    return m;
  };
  return { merged: merge('', base, mine, theirs) as SourceEntry | null, elsewhere, conflicts };
};

const toCanonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${toCanonicalJson(field)}`);
  return `{${fields.join(',')}}`;
};

export const isSameJson = (a: unknown, b: unknown): boolean =>
  toCanonicalJson(a) === toCanonicalJson(b);
