import type { PackDocument } from '@gschool/domain/content-pack';

import { isSameJson } from '../../log/canonicalJson';

/** One write of a live document. */
export interface Write {
  path: string;
  kind: 'create' | 'update' | 'delete';
}

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

/** Whether a class or an event has the same data. The cheap comparison is almost always enough. */
const isSameData = (a: PackDocument['data'], b: PackDocument['data']): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || isSameJson(a, b);

/**
 * The writes that turn one compilation into another, in the order of `getWritePhase`.
 *
 * @param touched paths whose live document is unknown: they are written or deleted in any case
 * @param isUnchanged returns true for the path of a document that is certainly the same in both, so
 * that it is not created and compared
 */
export const diffDocuments = (
  before: readonly PackDocument[],
  after: readonly PackDocument[],
  touched: ReadonlySet<string> = new Set(),
  isUnchanged: (path: string) => boolean = () => false,
): readonly Write[] => {
  const old = new Map(before.map((document) => [document.path, document]));
  const next = new Set(after.map(({ path }) => path));
  const written = after.flatMap((document): Write[] => {
    const { path } = document;
    const earlier = old.get(path);
    const isSame = (): boolean =>
      earlier !== undefined && (isUnchanged(path) || isSameData(earlier.data, document.data));
    if (!touched.has(path) && isSame()) return [];
    return [{ path, kind: earlier ? 'update' : 'create' }];
  });
  const deleted = [...new Set([...old.keys(), ...touched])].flatMap((path): Write[] =>
    next.has(path) ? [] : [{ path, kind: 'delete' }],
  );
  return [...written, ...deleted].toSorted(compareWrites);
};

const CLASS_PATH = /^videos\/[^/]+$/;

/** How many classes are live, and how many of them are deleted by writes. */
export const countDeletedClasses = (
  before: readonly PackDocument[],
  writes: readonly Write[],
): { live: number; deleted: number } => {
  const live = new Set(before.flatMap(({ path }) => (CLASS_PATH.test(path) ? [path] : [])));
  const deleted = writes.filter(({ path, kind }) => kind === 'delete' && live.has(path)).length;
  return { live: live.size, deleted };
};

/** Whether writes delete more than half of the live classes. */
export const isMassDeletion = (
  before: readonly PackDocument[],
  writes: readonly Write[],
): boolean => {
  const { live, deleted } = countDeletedClasses(before, writes);
  return deleted > live - deleted;
};
