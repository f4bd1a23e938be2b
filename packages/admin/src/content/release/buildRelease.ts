import { packLists, type PackList } from '@gschool/domain/content-pack';

import { isSameJson, toCanonicalJson } from '../../log/canonicalJson';
import { computeSha256 } from '../../sha256';
import type { ContentsRow, Release, Source } from '../types';
import { createContentsRow } from './contentsRow';
import { formatBucket, formatContents, getBucketCount, getBucketIndex, splitBucket } from './parts';
import {
  emptySources,
  mapLists,
  toReleaseId,
  type ReleaseContent,
  type ReleaseSources,
} from './sources';

/** A live release with everything that it contains. */
export interface LiveRelease extends ReleaseContent {
  release: Release;
  contents: Readonly<Record<PackList, readonly ContentsRow[]>>;
}

/** A release before it is stored. */
export interface BuiltRelease {
  release: Release;
  /** The texts of the parts that its parent does not have, by digest. */
  parts: ReadonlyMap<string, string>;
}

/** What a release says about itself. */
export interface ReleaseFacts {
  by: string;
  /** An ISO time in UTC. */
  at: string;
  note: string;
  restores: string | null;
}

/** How many entries differ between two releases. */
const countChanges = (before: ReleaseSources, after: ReleaseSources): Release['changes'] => {
  const changes = { created: 0, changed: 0, deleted: 0 };
  for (const list of packLists) {
    const old = new Map(before[list].map((source) => [source.entry.id, source]));
    for (const source of after[list]) {
      const earlier = old.get(source.entry.id);
      old.delete(source.entry.id);
      if (!earlier) changes.created += 1;
      else if (earlier !== source && !isSameJson(earlier.entry, source.entry)) changes.changed += 1;
    }
    changes.deleted += old.size;
  }
  return changes;
};

/** Returns a function that formats each source once: its text is in a part, and its row has its digest. */
const createFormat = (): ((source: Source) => string) => {
  const texts = new Map<Source, string>();
  return (source) => {
    const text = texts.get(source) ?? toCanonicalJson(source);
    texts.set(source, text);
    return text;
  };
};

/** The digests of a list's buckets. Buckets with the entries of the parent keep its digests. */
const buildBuckets = async (
  sources: readonly Source[],
  parent: { sources: readonly Source[]; buckets: readonly string[] } | null,
  addPart: (text: string) => Promise<string>,
  format: (source: Source) => string,
): Promise<readonly string[]> => {
  const length = getBucketCount(sources.length);
  const byBucket: Source[][] = Array.from({ length }, () => []);
  for (const source of sources) byBucket[getBucketIndex(source.entry.id, length)]?.push(source);
  const isReusable = parent !== null && parent.buckets.length === length;
  const known = new Set(isReusable ? parent.sources : []);
  const changed = new Set<number>();
  for (const source of sources) {
    if (!known.delete(source)) changed.add(getBucketIndex(source.entry.id, length));
  }
  // What is left was changed or deleted.
  for (const { entry } of known) changed.add(getBucketIndex(entry.id, length));
  return Promise.all(
    byBucket.map(async (bucket, n) => {
      if (isReusable && !changed.has(n)) return parent.buckets[n] ?? '';
      return (await Promise.all(formatBucket(bucket, format).map(addPart))).join(',');
    }),
  );
};

/** The rows of a list. Entries of the parent keep their rows. */
const buildContents = (
  list: PackList,
  sources: readonly Source[],
  language: string,
  parent: LiveRelease | null,
  format: (source: Source) => string,
): Promise<readonly ContentsRow[]> => {
  const isSameLanguage = parent?.release.language === language;
  const known = new Map(
    isSameLanguage
      ? parent.sources[list].map((source, n) => [source, parent.contents[list][n]] as const)
      : [],
  );
  return Promise.all(
    sources.map(
      async (source) =>
        known.get(source) ?? createContentsRow(list, source, language, format(source)),
    ),
  );
};

/**
 * Builds a release and the parts that are new in it. Sources that are the objects of the parent are
 * not formatted again.
 */
export const buildRelease = async (
  { language, mediaBase, sources }: ReleaseContent,
  parent: LiveRelease | null,
  facts: ReleaseFacts,
): Promise<BuiltRelease> => {
  const parentRelease = parent?.release ?? null;
  const stored = new Set(
    parentRelease === null
      ? []
      : packLists.flatMap((list) => [
          ...parentRelease.buckets[list].flatMap(splitBucket),
          ...parentRelease.contents[list],
        ]),
  );
  const parts = new Map<string, string>();
  const addPart = async (text: string): Promise<string> => {
    const digest = await computeSha256(text);
    if (!stored.has(digest)) parts.set(digest, text);
    return digest;
  };
  const buckets = mapLists<readonly string[]>(() => []);
  const contents = mapLists<readonly string[]>(() => []);
  for (const list of packLists) {
    const format = createFormat();
    buckets[list] = await buildBuckets(
      sources[list],
      parent && { sources: parent.sources[list], buckets: parent.release.buckets[list] },
      addPart,
      format,
    );
    const rows = await buildContents(list, sources[list], language, parent, format);
    contents[list] = await Promise.all(formatContents(rows).map(addPart));
  }
  const number = (parentRelease?.number ?? 0) + 1;
  return {
    release: {
      id: toReleaseId(number),
      number,
      parent: parentRelease?.id ?? null,
      ...facts,
      language,
      mediaBase,
      buckets,
      contents,
      counts: mapLists((list) => sources[list].length),
      changes: countChanges(parent?.sources ?? emptySources, sources),
    },
    parts,
  };
};
