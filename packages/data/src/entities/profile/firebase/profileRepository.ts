import { isAppError } from '@gschool/domain';
import { doc, type Firestore } from 'firebase/firestore/lite';

import type { ProfileRepository } from '../profileRepository';
import { documentPaths } from '../../../documents';
import { setDoc, updateDoc } from '../../../firebase/requests';
import { withAppErrors, toAppError } from '../../../firebase/toAppError';

/** Converts nested changes to an update with dotted paths, so that other fields stay unchanged. */
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

/**
 * Writes `users/{uid}` (docs/product/profile.md#profile-updates). `profileReader.ts` reads it without
 * the SDK.
 */
export const createProfileRepository = (
  db: Firestore,
  read: ProfileRepository['read'],
): Omit<ProfileRepository, 'read'> => ({
  create: (profile) =>
    withAppErrors(() => setDoc(doc(db, documentPaths.user(profile.uid)), { ...profile })),
  update: (uid, changes) =>
    withAppErrors(async () => {
      try {
        await updateDoc(doc(db, documentPaths.user(uid)), dottedPaths({ ...changes }));
      } catch (error) {
        // The rules also refuse to update a missing profile. In that case, `read` throws
        // `notFound`.
        if (isAppError(toAppError(error), 'forbidden')) await read(uid);
        throw error;
      }
    }, 'profile'),
});
