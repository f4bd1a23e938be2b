import {
  emptyLibrary,
  sortPlaylists,
  type HistoryEntry,
  type LibraryState,
  type Playlist,
} from '@gschool/domain';
import type { Auth } from 'firebase/auth';
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  writeBatch,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { documentPaths, type LibraryDocument } from '../documents';
import { HISTORY_PAGE, type HistoryCursor, type LibraryEditor } from '../library/libraryEditor';
import { toHistoryEntry } from '../mappers/history';
import { toLibrary } from '../mappers/library';
import { toPlaylist } from '../mappers/playlist';
import { list, type Fields } from '../mappers/read';
import type { Settings } from '../settings/schema';
import { emulatorOrigin, FIRESTORE_EMULATOR_PORT } from './emulators';
import { readAllDocuments, PAGE_SIZE } from './memberData/pages';
import { withAppErrors } from './toAppError';
import type { DocumentService } from './versionedDocument';
import { createVersionedUpdate } from './versionedUpdate';

/** Documents as what they tell of; whatever is not fit to be shown is left out, with a warning. */
const whole = <T>(
  documents: readonly QueryDocumentSnapshot[],
  map: (fields: Fields, id: string, path: string) => T,
): readonly T[] =>
  documents.flatMap((one) =>
    list([one.data()], one.ref.path, (fields) => map(fields, one.id, one.ref.path)),
  );

/** As it lies in Firestore. What is absent is written as empty: the wire knows no `undefined`. */
const toDocument = (state: LibraryState): LibraryDocument => {
  const { positions, favorites, saved, watchlist, marks = [], days = [], visits = [] } = state;
  return { positions, favorites, saved, watchlist, marks, days, visits };
};

/** `users/{uid}/state/library`, `users/{uid}/history` and `users/{uid}/playlists`. */
export const createLibraryEditor = (db: Firestore, service: DocumentService): LibraryEditor => {
  const update = createVersionedUpdate(service, (path) => path.endsWith('/state/library'));

  /** All or none up to 400 documents; more go in several requests. */
  const write = async (
    uid: string,
    entries: readonly (readonly [string, HistoryEntry | null])[],
  ): Promise<void> => {
    for (let from = 0; from < entries.length; from += PAGE_SIZE) {
      const batch = writeBatch(db);
      for (const [id, entry] of entries.slice(from, from + PAGE_SIZE)) {
        const place = doc(db, documentPaths.history(uid, id));
        if (entry === null) {
          batch.delete(place);
        } else {
          const { videoId: _id, ...fields } = entry;
          batch.set(place, fields);
        }
      }
      await batch.commit();
    }
  };

  const historyUntil = async (uid: string, until: string | null, count: number) => {
    const from = until === null ? [] : [where('lastWatchedAt', '<=', until)];
    const wanted = [...from, orderBy('lastWatchedAt', 'desc'), limit(count)];
    return (await getDocs(query(collection(db, documentPaths.histories(uid)), ...wanted))).docs;
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
        // Entries of the same instant stand on both sides of the border: they are read again, and left out.
        const seen = from?.seen ?? [];
        const docs = await historyUntil(uid, from?.at ?? null, HISTORY_PAGE + seen.length);
        const entries = whole(
          docs.filter(({ id }) => !seen.includes(id)),
          toHistoryEntry,
        );
        return {
          entries,
          next: docs.length < HISTORY_PAGE + seen.length ? null : cursorAfter(docs),
        };
      }),
    writeHistory: (uid, entries) => withAppErrors(() => write(uid, [...entries])),
    clearHistory: (uid, until) =>
      withAppErrors(async () => {
        for (;;) {
          const docs = await historyUntil(uid, until, PAGE_SIZE);
          await write(
            uid,
            docs.map(({ id }) => [id, null]),
          );
          if (docs.length < PAGE_SIZE) return;
        }
      }),
    playlists: (uid) =>
      withAppErrors(async () =>
        sortPlaylists(whole(await readAllDocuments(db, documentPaths.playlists(uid)), toPlaylist)),
      ),
    updatePlaylist: async (uid, id, change) => {
      let after: Playlist | null = null;
      await update(documentPaths.playlist(uid, id), (stored) => {
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

/** Where the next page begins: at the instant of the last entry, beside those that were seen of it. */
const cursorAfter = (documents: readonly QueryDocumentSnapshot[]): HistoryCursor | null => {
  const instant = (one: QueryDocumentSnapshot | undefined): unknown => one?.get('lastWatchedAt');
  const at = instant(documents.at(-1));
  if (typeof at !== 'string') return null;
  return { at, seen: documents.filter((one) => instant(one) === at).map(({ id }) => id) };
};

/** The editor of whoever is signed in. */
export const openLibraryEditor = (
  db: Firestore,
  auth: Auth,
  { firebase, usesEmulators }: Pick<Settings, 'firebase' | 'usesEmulators'>,
): LibraryEditor =>
  createLibraryEditor(db, {
    origin: usesEmulators
      ? emulatorOrigin(FIRESTORE_EMULATOR_PORT)
      : 'https://firestore.googleapis.com',
    projectId: firebase.projectId,
    apiKey: firebase.apiKey,
    token: async () => (await auth.currentUser?.getIdToken()) ?? null,
  });
