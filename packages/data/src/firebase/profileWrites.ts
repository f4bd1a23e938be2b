import type { ProfileChanges, UserProfile } from '@gschool/domain';
import { doc, type Firestore } from 'firebase/firestore/lite';

import { documentPaths } from '../documents';
import { setDoc, updateDoc } from './requests';

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

/** Creates `users/{uid}`. */
export const createProfile = (db: Firestore, profile: UserProfile): Promise<void> =>
  setDoc(doc(db, documentPaths.user(profile.uid)), { ...profile });

/** Changes only the given fields of `users/{uid}`. */
export const updateProfile = (db: Firestore, uid: string, changes: ProfileChanges): Promise<void> =>
  updateDoc(doc(db, documentPaths.user(uid)), dottedPaths({ ...changes }));
