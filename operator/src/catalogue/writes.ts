import { createHash } from 'node:crypto';
import type { PackDocument } from '@gschool/domain/content-pack';

/** One write of a publication. */
export interface Write {
  path: string;
  kind: 'create' | 'update' | 'delete';
}

/** What a publication does, and how much it leaves as it is. */
export interface WritePlan {
  /** In their order: see `phaseOf`. */
  writes: readonly Write[];
  unchanged: number;
}

/** Fields in any order give the same text; absent and undefined are the same. */
const normalized = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, v]) => v !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, v]) => [key, normalized(v)]),
  );
};

/** The fingerprint of a document's data. Equal data has equal fingerprints. */
export const hashOf = (data: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(normalized(data)))
    .digest('base64url');

/**
 * When a document is written: 0 the classes and events, 1 the index and last of
 * all the manifest, 2 what is removed. A visitor follows manifest → index →
 * class, so whatever they can reach is there, before, during and after.
 */
export const phaseOf = ({ path, kind }: Write): 0 | 1 | 2 =>
  kind === 'delete' ? 2 : path.startsWith('catalogue/') ? 1 : 0;

const isManifest = (path: string): number => Number(path === 'catalogue/manifest');

/** Sorts subdocuments before their document: a video is written and deleted before its class. */
const sortKey = (path: string): string =>
  path.split('/').length === 2 ? `${path}/\u{10ffff}` : path;

const inOrder = (a: Write, b: Write): number => {
  if (phaseOf(a) !== phaseOf(b)) return phaseOf(a) - phaseOf(b);
  if (isManifest(a.path) !== isManifest(b.path)) return isManifest(a.path) - isManifest(b.path);
  return sortKey(a.path) < sortKey(b.path) ? -1 : 1;
};

/**
 * Compares what a pack wants with what is live.
 *
 * @param live the fingerprint of every document that a publication owns, by path
 */
export const planWrites = (
  wanted: readonly PackDocument[],
  live: ReadonlyMap<string, string>,
): WritePlan => {
  const paths = new Set(wanted.map(({ path }) => path));
  const changed = wanted.flatMap(({ path, data }): Write[] => {
    const there = live.get(path);
    if (there === hashOf(data)) return [];
    return [{ path, kind: there === undefined ? 'create' : 'update' }];
  });
  const stale = [...live.keys()].flatMap((path): Write[] =>
    paths.has(path) ? [] : [{ path, kind: 'delete' }],
  );
  return {
    writes: [...changed, ...stale].sort(inOrder),
    unchanged: wanted.length - changed.length,
  };
};
