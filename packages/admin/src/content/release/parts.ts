import { computeTextHash, type PackList } from '@gschool/domain/content-pack';

import { toCanonicalJson } from '../../log/canonicalJson';
import type { ContentsRow, Release, Source } from '../types';
import { countTextBytes } from './countBytes';

// The parts of a release (`sources/{sha256}`): JSON texts that never change. A bucket holds about 64
// entries, so a changed class changes one bucket and one part of the contents.

const ENTRIES_PER_BUCKET = 64;
/** The rows of one part of the contents. */
const CONTENTS_ROWS = 5000;
/** Firestore allows 1 MiB for a document. */
const MAX_PART_BYTES = 900_000;

/** The number of buckets for a number of entries: a power of two, so that it changes seldom. */
export const getBucketCount = (entries: number): number => {
  let buckets = 1;
  while (buckets * ENTRIES_PER_BUCKET < entries) buckets *= 2;
  return buckets;
};

/** The bucket of an entry, from 0 to `length - 1`. */
export const getBucketIndex = (id: string, length: number): number => computeTextHash(id) % length;

/** The digests of the parts with the bucket of an entry. Empty if the bucket is empty. */
export const findPart = (
  { buckets }: Pick<Release, 'buckets'>,
  list: PackList,
  id: string,
): readonly string[] => {
  const inList = buckets[list];
  return splitBucket(inList[getBucketIndex(id, inList.length)] ?? '');
};

/** The digests of a bucket (`Release.buckets`). */
export const splitBucket = (bucket: string): readonly string[] => bucket.split(',').filter(Boolean);

/** The JSON texts of values, with sorted keys, so that equal values have equal texts. */
const formatRows = <Row>(
  rows: readonly Row[],
  format: (row: Row) => string = toCanonicalJson,
): readonly string[] => {
  const texts: string[] = [];
  let part: string[] = [];
  let bytes = 2;
  for (const row of rows) {
    const text = format(row);
    const size = countTextBytes(text) + 1;
    if (part.length > 0 && bytes + size > MAX_PART_BYTES) {
      texts.push(`[${part.join(',')}]`);
      [part, bytes] = [[], 2];
    }
    part.push(text);
    bytes += size;
  }
  if (part.length > 0) texts.push(`[${part.join(',')}]`);
  return texts;
};

/**
 * The texts of the parts of one bucket. The order of the sources does not matter.
 *
 * @param format the canonical JSON of a source
 */
export const formatBucket = (
  sources: readonly Source[],
  format?: (source: Source) => string,
): readonly string[] =>
  formatRows(
    sources.toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1)),
    format,
  );

/** The texts of the parts with the rows of a list, in order. */
export const formatContents = (rows: readonly ContentsRow[]): readonly string[] =>
  Array.from({ length: Math.ceil(rows.length / CONTENTS_ROWS) }, (_, n) =>
    formatRows(rows.slice(n * CONTENTS_ROWS, (n + 1) * CONTENTS_ROWS)),
  ).flat();

/** The entries of a part. */
export const parseSources = (text: string): readonly Source[] =>
  JSON.parse(text) as readonly Source[];

/**
 * The rows of a part of the contents. They are not read with their table, which takes 20 to 45 ms for
 * 10,000 classes: a part never changes, and only the function writes it.
 */
export const parseContents = (text: string): readonly ContentsRow[] =>
  JSON.parse(text) as readonly ContentsRow[];
