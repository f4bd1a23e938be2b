import { doc, getDoc, type DocumentData, type Firestore } from 'firebase/firestore/lite';
import { withAppErrors } from './toAppError';

/** The document's data, or null where there is none. Throws `AppError`. */
export const readDocument = (db: Firestore, path: string): Promise<DocumentData | null> =>
  withAppErrors(async () => (await getDoc(doc(db, path))).data() ?? null, path);

/** Nested changes as the dotted paths of an update, so that what is not named stays. */
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
