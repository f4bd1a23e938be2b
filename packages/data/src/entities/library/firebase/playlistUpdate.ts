import { AppError, isAppError, MAX_PLAYLISTS } from '@gschool/domain';

import { documentPaths } from '../../../documents';
import { withAppErrors } from '../../../firebase/toAppError';
import type { DocumentService } from '../../../firebase/documentService';
import {
  readVersionedDocument,
  writeDocuments,
  type DocumentWrite,
} from '../../../firebase/versionedDocument';
import { retryOutdatedWrite, type DocumentUpdate } from '../../../firebase/versionedUpdate';

/**
 * Commits the creation or deletion of a playlist together with its count. A deletion is not counted
 * if the playlist is older than the count. Throws `AppError`: `invalid` if there are too many
 * playlists, `conflict` if another writer changed the count in the meantime.
 */
const commitCounted = async (
  service: DocumentService,
  uid: string,
  playlistId: string,
  write: DocumentWrite,
): Promise<void> => {
  const path = documentPaths.playlistCount(uid);
  const stored = await readVersionedDocument(service, path);
  const count = Number(stored?.data['count'] ?? 0) + (write.data === null ? -1 : 1);
  if (count > MAX_PLAYLISTS)
    throw new AppError({ kind: 'invalid', fields: { playlists: 'tooMany' } });
  const version = stored?.updateTime ?? null;
  const writes = count < 0 ? [write] : [write, { path, data: { count, playlistId }, version }];
  try {
    await withAppErrors(() => writeDocuments(service, writes));
  } catch (error) {
    // The rules compare the count with the stored one first; only then are the versions compared.
    if (!isAppError(error, 'forbidden')) throw error;
    const current = await readVersionedDocument(service, path);
    throw (current?.updateTime ?? null) === version ? error : new AppError({ kind: 'conflict' });
  }
};

/** Changes a playlist, the way `VersionedUpdate` changes a document. */
export type PlaylistUpdate = (uid: string, id: string, change: DocumentUpdate) => Promise<void>;

/**
 * Creates the function that changes, creates or deletes a playlist safely, even while others write.
 * The access rules allow a hundred playlists (docs/product/library.md#playlists), so a creation and
 * a deletion are counted in the same commit.
 */
export const createPlaylistUpdate =
  (service: DocumentService): PlaylistUpdate =>
  (uid, id, change) => {
    const path = documentPaths.playlist(uid, id);
    return retryOutdatedWrite(async () => {
      const stored = await readVersionedDocument(service, path);
      const data = change(stored?.data ?? null);
      if (data === undefined) return;
      const write = { path, data, version: stored?.updateTime ?? null };
      const isCounted = (stored === null) !== (data === null);
      await (isCounted ? commitCounted(service, uid, id, write) : writeDocuments(service, [write]));
    }, path);
  };
