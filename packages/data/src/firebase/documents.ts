import { doc, type DocumentData, type Firestore } from 'firebase/firestore/lite';

import { getDoc } from './requests';
import { withAppErrors } from './toAppError';

/** The data of a document; null where it does not exist. Throws `AppError`. */
export const readDocument = (db: Firestore, path: string): Promise<DocumentData | null> =>
  withAppErrors(async () => (await getDoc(doc(db, path))).data() ?? null, path);

/** Converts nested changes to the dotted paths of an update, so that other fields stay. */
export const dottedPaths = (
  changes: Readonly<Record<string, unknown>>,
  prefix = '',
): Record<string, unknown> => {
  const paths: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      Object.assign(paths, dottedPaths(value as Record<string, unknown>, `${prefix}${key}.`));
    } else {
      paths[prefix + key] = value;
    }
  }
  return paths;
};
