import {
  emptyLibrary,
  encodePosition,
  sortPlaylists,
  type HistoryEntry,
  type LibraryState,
  type Playlist,
} from '@gschool/domain';
import type { Auth } from 'firebase/auth';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { documentPaths, type LibraryDocument } from '../../../documents';
import { HISTORY_PAGE_SIZE, type HistoryCursor, type LibraryEditor } from '../libraryEditor';
import { toHistoryEntry } from '../../../mappers/history';
import { toLibrary } from '../../../mappers/library';
import { toPlaylist } from '../../../mappers/playlist';
import { list, type Fields } from '../../../mappers/read';
import { readAllDocuments, PAGE_SIZE } from '../../../firebase/memberData/pages';
import { createPlaylistUpdate } from './playlistUpdate';
import { getDocs, writeBatch } from '../../../firebase/requests';
import { withAppErrors } from '../../../firebase/toAppError';
import {
  createDocumentService,
  type DocumentService,
  type ServiceSettings,
} from '../../../firebase/documentService';
import { createVersionedUpdate } from '../../../firebase/versionedUpdate';

/** Converts documents; invalid ones are left out with a warning. */
const mapSnapshots = <T>(
  documents: readonly QueryDocumentSnapshot[],
  map: (fields: Fields, id: string, path: string) => T,
): readonly T[] =>
  documents.flatMap((one) =>
    list([one.data()], one.ref.path, (fields) => map(fields, one.id, one.ref.path)),
  );

/**
 * Converts to the stored document. Absent fields are written as empty lists: Firestore has no
 * `undefined`.
 */
const toDocument = (state: LibraryState): LibraryDocument => {
  const { positions, favorites, saved, watchlist, marks = [], days = [], visits = [] } = state;
  const texts = positions.flatMap((position) => encodePosition(position) ?? []);
  return { positions: texts, favorites, saved, watchlist, marks, days, visits };
};

/** `users/{uid}/state/library`, `users/{uid}/history` and `users/{uid}/playlists`. */
export const createLibraryEditor = (db: Firestore, service: DocumentService): LibraryEditor => {
  const update = createVersionedUpdate(service, (path) => path.endsWith('/state/library'));
  const updatePlaylist = createPlaylistUpdate(service);

  /** Writes entries; up to 400 in one atomic batch, more in several batches. */
  const writeEntries = async (
    uid: string,
    entries: readonly (readonly [string, HistoryEntry | null])[],
  ): Promise<void> => {
    for (let from = 0; from < entries.length; from += PAGE_SIZE) {
      const batch = writeBatch(db);
      for (const [id, entry] of entries.slice(from, from + PAGE_SIZE)) {
        const reference = doc(db, documentPaths.history(uid, id));
        if (entry === null) {
          batch.delete(reference);
        } else {
          const { videoId: _id, ...fields } = entry;
          batch.set(reference, fields);
        }
      }
      await batch.commit();
    }
  };

  const readHistoryUntil = async (uid: string, until: string | null, count: number) => {
    const from = until === null ? [] : [where('lastWatchedAt', '<=', until)];
    const constraints = [...from, orderBy('lastWatchedAt', 'desc'), limit(count)];
    return (await getDocs(query(collection(db, documentPaths.histories(uid)), ...constraints)))
      .docs;
  };

  return {
    update: async (uid, change) => {
      let after: LibraryState = emptyLibrary;
      await update(documentPaths.library(uid), (stored) => {
        const before = stored === null ? emptyLibrary : toLibrary(stored, uid);
        after = change(before);
        const isSame = JSON.stringify(toDocument(after)) === JSON.stringify(toDocument(before));
        return isSame ? undefined : { ...toDocument(after) };
      });
      return after;
    },
    history: (uid, from) =>
      withAppErrors(async () => {
        // Entries with the same time can fall on both sides of a page boundary. They are read again
        // and left out.
        const seen = from?.seen ?? [];
        const docs = await readHistoryUntil(uid, from?.at ?? null, HISTORY_PAGE_SIZE + seen.length);
        const entries = mapSnapshots(
          docs.filter(({ id }) => !seen.includes(id)),
          toHistoryEntry,
        );
        return {
          entries,
          next: docs.length < HISTORY_PAGE_SIZE + seen.length ? null : getNextCursor(docs),
        };
      }),
    writeHistory: (uid, entries) => withAppErrors(() => writeEntries(uid, [...entries])),
    clearHistory: (uid, until) =>
      withAppErrors(async () => {
        for (;;) {
          const docs = await readHistoryUntil(uid, until, PAGE_SIZE);
          await writeEntries(
            uid,
            docs.map(({ id }) => [id, null]),
          );
          if (docs.length < PAGE_SIZE) return;
        }
      }),
    playlists: (uid) =>
      withAppErrors(async () =>
        sortPlaylists(
          mapSnapshots(await readAllDocuments(db, documentPaths.playlists(uid)), toPlaylist),
        ),
      ),
    updatePlaylist: async (uid, id, change) => {
      let after: Playlist | null = null;
      await updatePlaylist(uid, id, (stored) => {
        const before = stored === null ? null : toPlaylist(stored, id);
        after = change(before);
        if (JSON.stringify(after) === JSON.stringify(before)) return undefined;
        if (after === null) return null;
        const { name, videoIds, createdAt, updatedAt } = after;
        return { name, videoIds, createdAt, updatedAt };
      });
      return after;
    },
  };
};

/**
 * The cursor of the next page: the time of the last entry, and the entries with that time that were
 * already read.
 */
const getNextCursor = (documents: readonly QueryDocumentSnapshot[]): HistoryCursor | null => {
  const getInstant = (one: QueryDocumentSnapshot | undefined): unknown => one?.get('lastWatchedAt');
  const at = getInstant(documents.at(-1));
  if (typeof at !== 'string') return null;
  return { at, seen: documents.filter((one) => getInstant(one) === at).map(({ id }) => id) };
};

/** The library editor of the signed-in member. */
export const openLibraryEditor = (
  db: Firestore,
  auth: Auth,
  settings: ServiceSettings,
): LibraryEditor => createLibraryEditor(db, createDocumentService(auth, settings));
