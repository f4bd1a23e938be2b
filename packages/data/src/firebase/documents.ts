import { doc, getDoc, type DocumentData, type Firestore } from 'firebase/firestore/lite';

import { withTimeLimit } from './timeLimit';
import { withAppErrors } from './toAppError';

/** The data of a document; null where it does not exist. Throws `AppError`. */
export const readDocument = (db: Firestore, path: string): Promise<DocumentData | null> =>
  withAppErrors(async () => (await withTimeLimit(getDoc(doc(db, path)))).data() ?? null, path);
