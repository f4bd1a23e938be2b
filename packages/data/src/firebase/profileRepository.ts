import { AppError, isAppError } from '@gschool/domain';
import type { Firestore } from 'firebase/firestore/lite';

import type { ProfileRepository } from '../backend';
import { documentPaths } from '../documents';
import { toProfile } from '../mappers/profile';
import { readDocument } from './documents';
import { withAppErrors, toAppError } from './toAppError';

/** Most visits only read the profile. */
const loadWrites = () => import('./profileWrites');

/** Reads and writes `users/{uid}` (docs/product/profile.md#profile-updates). */
export const createProfileRepository = (db: Firestore): ProfileRepository => {
  const read = async (uid: string) => {
    const data = await readDocument(db, documentPaths.user(uid));
    if (data === null) throw new AppError({ kind: 'notFound', what: 'profile' });
    return toProfile(data, uid);
  };
  return {
    read,
    create: (profile) => withAppErrors(async () => (await loadWrites()).createProfile(db, profile)),
    update: (uid, changes) =>
      withAppErrors(async () => {
        try {
          await (await loadWrites()).updateProfile(db, uid, changes);
        } catch (error) {
          // The rules also refuse to update a missing profile. `read` throws `notFound` then.
          if (isAppError(toAppError(error), 'forbidden')) await read(uid);
          throw error;
        }
      }, 'profile'),
  };
};
