import type { PackDocument } from '@gschool/domain/content-pack';

import type { ContentService } from '../contentService';

/**
 * Matches the documents that come from a pack. Other documents in these collections are never
 * changed.
 */
const PACK_PATH =
  /^(videos\/[^/]+(\/playback\/main)?|events\/[^/]+(\/access\/join)?|catalogue\/(manifest|index-\d+))$/;

/**
 * Reads the live documents that a publication manages. Only the first publication, the drift report
 * and a repair read them.
 */
export async function* listLiveDocuments(service: ContentService): AsyncGenerator<PackDocument> {
  // Subcollections are read separately, because the subdocuments of a deleted class have no parent
  // document.
  for (const [collection, isGroup] of [
    ['catalogue', false],
    ['videos', false],
    ['events', false],
    ['playback', true],
    ['access', true],
  ] as const)
    for await (const { path, data } of service.list(collection, isGroup))
      if (PACK_PATH.test(path)) yield { path, data };
}

/** All live documents at once. */
export const readLiveDocuments = async (
  service: ContentService,
): Promise<readonly PackDocument[]> => {
  const documents: PackDocument[] = [];
  for await (const document of listLiveDocuments(service)) documents.push(document);
  return documents;
};
