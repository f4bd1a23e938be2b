import { createHash } from 'node:crypto';

import type { PackDocument } from '@gschool/domain/content-pack';

/** One write of a publication. */
export interface Write {
  path: string;
  kind: 'create' | 'update' | 'delete';
}

/** The writes of a publication, and the number of documents that stay unchanged. */
export interface WritePlan {
  /** The writes in the order of `getWritePhase`. */
  writes: readonly Write[];
  unchanged: number;
}

/** Sorts the fields and drops undefined ones, so that equal data results in the same text. */
const normalize = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, v]) => v !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, v]) => [key, normalize(v)]),
  );
};

/** The fingerprint of a document's data. Equal data has equal fingerprints. */
export const computeFingerprint = (data: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(normalize(data)))
    .digest('base64url');

/**
 * The phase in which a document is written: 0 for classes and events, 1 for the index and then the
 * manifest, 2 for deletions. The apps read manifest → index → class, so everything that they can
 * reach always exists.
 */
export const getWritePhase = ({ path, kind }: Write): 0 | 1 | 2 =>
  kind === 'delete' ? 2 : path.startsWith('catalogue/') ? 1 : 0;

const getManifestRank = (path: string): number => Number(path === 'catalogue/manifest');

/**
 * Returns a key that sorts subdocuments before their document: a video is written and deleted
 * before its class.
 */
const getSortKey = (path: string): string =>
  path.split('/').length === 2 ? `${path}/\u{10ffff}` : path;

const compareWrites = (a: Write, b: Write): number => {
  if (getWritePhase(a) !== getWritePhase(b)) return getWritePhase(a) - getWritePhase(b);
  if (getManifestRank(a.path) !== getManifestRank(b.path))
    return getManifestRank(a.path) - getManifestRank(b.path);
  return getSortKey(a.path) < getSortKey(b.path) ? -1 : 1;
};

/**
 * Compares the documents of a pack with the live documents.
 *
 * @param live the fingerprint of every document that a publication manages, by path
 */
export const planWrites = (
  wanted: readonly PackDocument[],
  live: ReadonlyMap<string, string>,
): WritePlan => {
  const paths = new Set(wanted.map(({ path }) => path));
  const changed = wanted.flatMap(({ path, data }): Write[] => {
    const liveFingerprint = live.get(path);
    if (liveFingerprint === computeFingerprint(data)) return [];
    return [{ path, kind: liveFingerprint === undefined ? 'create' : 'update' }];
  });
  const stale = [...live.keys()].flatMap((path): Write[] =>
    paths.has(path) ? [] : [{ path, kind: 'delete' }],
  );
  return {
    writes: [...changed, ...stale].sort(compareWrites),
    unchanged: wanted.length - changed.length,
  };
};
