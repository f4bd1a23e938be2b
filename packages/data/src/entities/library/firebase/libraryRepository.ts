import { emptyLibrary } from '@gschool/domain';
import type { Firestore } from 'firebase/firestore/lite';

import type { LibraryRepository } from '../libraryRepository';
import { documentPaths } from '../../../documents';
import { toLibrary } from '../../../mappers/library';
import { readDocument } from '../../../firebase/documents';

/** Reads `users/{uid}/state/library`. The lazily loaded `libraryEditor` changes it. */
export const createLibraryRepository = (db: Firestore): LibraryRepository => ({
  read: async (uid) => {
    const data = await readDocument(db, documentPaths.library(uid));
    return data === null ? emptyLibrary : toLibrary(data, uid);
  },
});
