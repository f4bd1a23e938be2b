import { AppError, MAX_PLAYLISTS } from '@gschool/domain';

import { documentPaths } from '../documents';
import {
  readVersionedDocument,
  writeDocuments,
  type DocumentService,
  type DocumentWrite,
} from './versionedDocument';
import { retryOutdatedWrite, type DocumentUpdate } from './versionedUpdate';

/**
 * The write of the count when a playlist is created or deleted. None for a deletion that is not
 * counted, because the playlist is older than the count. Throws `invalid` for one playlist too many.
 */
const countPlaylist = async (
  service: DocumentService,
  uid: string,
  playlistId: string,
  step: 1 | -1,
): Promise<readonly DocumentWrite[]> => {
  const path = documentPaths.playlistCount(uid);
  const stored = await readVersionedDocument(service, path);
  const count = Number(stored?.data['count'] ?? 0) + step;
  if (count > MAX_PLAYLISTS)
    throw new AppError({ kind: 'invalid', fields: { playlists: 'tooMany' } });
  return count < 0
    ? []
    : [{ path, data: { count, playlistId }, version: stored?.updateTime ?? null }];
};

/** Changes a playlist; see `VersionedUpdate`. */
export type PlaylistUpdate = (uid: string, id: string, change: DocumentUpdate) => Promise<void>;

/**
 * Creates the function that changes, creates or deletes a playlist safely while others write, too.
 * The access rules allow a hundred playlists (docs/product/library.md#playlists), so a creation and a
 * deletion are counted in the same commit.
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
      const count = isCounted ? await countPlaylist(service, uid, id, data === null ? -1 : 1) : [];
      await writeDocuments(service, [write, ...count]);
    }, path);
  };
