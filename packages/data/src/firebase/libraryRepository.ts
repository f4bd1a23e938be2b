import { emptyLibrary } from '@gschool/domain';
import { doc, setDoc, type Firestore } from 'firebase/firestore/lite';
import type { LibraryRepository } from '../backend';
import { documentPaths } from '../documents';
import { toLibrary } from '../mappers/library';
import { readDocument } from './documents';
import { guarded } from './toAppError';

/** `users/{uid}/state/library` and `users/{uid}/history/{videoId}`. */
export const createLibraryRepository = (db: Firestore): LibraryRepository => ({
  read: async (uid) => {
    const data = await readDocument(db, documentPaths.library(uid));
    return data === null ? emptyLibrary : toLibrary(data, uid);
  },
  write: (uid, state) => guarded(() => setDoc(doc(db, documentPaths.library(uid)), { ...state })),
  writeHistory: (uid, { videoId, ...entry }) =>
    guarded(() => setDoc(doc(db, documentPaths.history(uid, videoId)), entry)),
});
