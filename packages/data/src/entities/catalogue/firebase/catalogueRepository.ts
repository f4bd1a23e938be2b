import { AppError, isId, type Catalogue } from '@gschool/domain';
import type { Firestore } from 'firebase/firestore/lite';

import type { CatalogueRepository } from '../catalogueRepository';
import { documentPaths } from '../../../documents';
import { joinIndex, toDetails, toIndex, toManifest } from '../../../mappers/catalogue';
import { toPlayback } from '../../../mappers/playback';
import { readDocument } from '../../../firebase/documents';

const notFound = (what: string): AppError => new AppError({ kind: 'notFound', what });

/** Reads the whole index; null when it was published again between two reads. */
const readPublication = async (db: Firestore): Promise<Catalogue | null> => {
  const data = await readDocument(db, documentPaths.manifest);
  if (data === null) throw notFound('catalogue');
  const { version, shards } = toManifest(data);
  const parts = await Promise.all(
    Array.from({ length: shards }, async (_, n) => {
      const path = documentPaths.index(n);
      const shard = await readDocument(db, path);
      return shard?.['version'] === version ? toIndex(shard, path) : null;
    }),
  );
  if (!parts.every((part) => part !== null)) return null;
  return { version, ...joinIndex(parts) };
};

const readCatalogue = async (db: Firestore): Promise<Catalogue> => {
  const catalogue = (await readPublication(db)) ?? (await readPublication(db));
  if (catalogue === null) throw notFound('catalogue');
  return catalogue;
};

/**
 * Reads the catalog index and single classes with their media.
 *
 * @param readSigned reads signed video URLs; without it, the stored URLs are read
 */
export const createCatalogueRepository = (
  db: Firestore,
  readSigned?: CatalogueRepository['playback'],
): CatalogueRepository => ({
  catalogue: () => readCatalogue(db),
  details: async (id) => {
    // The id comes from the URL; a slash or ".." would read another document.
    const data = isId(id) ? await readDocument(db, documentPaths.video(id)) : null;
    if (data === null) throw notFound('class');
    return toDetails(data, id);
  },
  playback: async (id) => {
    if (!isId(id)) return null;
    if (readSigned) return readSigned(id);
    const data = await readDocument(db, documentPaths.playback(id));
    return data === null ? null : toPlayback(data, id);
  },
});
