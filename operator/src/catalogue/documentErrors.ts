import {
  createPackDocuments,
  type ContentPack,
  type PackDocument,
} from '@gschool/domain/content-pack';

/** Firestore allows 1 MiB for a document with its field names; this leaves room for the names. */
const MAX_BYTES = 1024 * 1024 - 8 * 1024;
/** The apps reject a manifest with more shards. */
const MAX_SHARDS = 100;

/** A long URL that stands for URLs that are not known yet. */
const PLACEHOLDER_BASE = `https://${'x'.repeat(120)}/`;

/**
 * The size of a document's data as JSON, in bytes. For texts and lists, Firestore never counts
 * more.
 */
export const countBytes = (data: unknown): number => Buffer.byteLength(JSON.stringify(data));

/**
 * Describes documents of a valid pack that Firestore or the apps would reject, in one sentence
 * each.
 */
export const findDocumentErrors = (documents: readonly PackDocument[]): readonly string[] => {
  const large = documents
    .filter(({ data }) => countBytes(data) > MAX_BYTES)
    .map(
      ({ path, data }) =>
        `${path}: ${(countBytes(data) / 1024 / 1024).toFixed(1)} MiB, but a Firestore document can’t be larger than 1 MiB`,
    );
  const shards = documents.filter(({ path }) => path.startsWith('catalogue/index-')).length;
  return shards > MAX_SHARDS
    ? [
        ...large,
        `catalogue: ${shards} index documents, but the apps read no more than ${MAX_SHARDS}`,
      ]
    : large;
};

/** Checks the documents of a pack before its media URLs are known. */
export const findPackDocumentErrors = (pack: ContentPack): readonly string[] =>
  findDocumentErrors(createPackDocuments(pack, { base: PLACEHOLDER_BASE, now: new Date(0) }));
