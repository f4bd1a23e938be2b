import {
  createPackDocuments,
  type ContentPack,
  type MediaBase,
  type PackDocument,
} from '@gschool/domain/content-pack';

import { countBytes } from './countBytes';
import { mapLists, type ReleaseContent } from './sources';

/** A release as a pack. Its entries were checked when they were published. */
const toPack = ({ language, sources }: Omit<ReleaseContent, 'mediaBase'>): ContentPack =>
  ({
    version: 1,
    language,
    ...mapLists((list) => sources[list].map(({ entry }) => entry)),
  }) as unknown as ContentPack;

/**
 * Compiles the live documents of a release. The studio, the function, the command and the mock all
 * use this one compiler.
 *
 * @param now epoch milliseconds: if an event is over at this time, its replay is published
 */
export const compileRelease = (content: ReleaseContent, now: number): readonly PackDocument[] =>
  createPackDocuments(toPack(content), {
    base: content.mediaBase as MediaBase,
    now: new Date(now),
  });

/** Firestore allows 1 MiB for a document with its field names; this leaves room for the names. */
const MAX_BYTES = 1024 * 1024 - 8 * 1024;
/** The apps reject a manifest with more shards. */
const MAX_SHARDS = 100;

/**
 * Describes documents of a valid pack that Firestore or the apps would reject, in one sentence
 * each.
 */
export const findDocumentErrors = (
  documents: readonly PackDocument[],
): readonly { path: string; reason: string }[] => {
  const large = documents
    .map(({ path, data }) => ({ path, bytes: countBytes(data) }))
    .filter(({ bytes }) => bytes > MAX_BYTES)
    .map(({ path, bytes }) => ({
      path,
      reason: `${(bytes / 1024 / 1024).toFixed(1)} MiB, but a Firestore document can’t be larger than 1 MiB`,
    }));
  const shards = documents.filter(({ path }) => path.startsWith('catalogue/index-')).length;
  return shards > MAX_SHARDS
    ? [
        ...large,
        {
          path: 'catalogue',
          reason: `${shards} index documents, but the apps read no more than ${MAX_SHARDS}`,
        },
      ]
    : large;
};
