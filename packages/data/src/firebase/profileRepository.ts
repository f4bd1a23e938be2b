import { AppError, isAppError } from '@gschool/domain';
import { doc, type Firestore } from 'firebase/firestore/lite';

import type { ProfileRepository } from '../backend';
import { documentPaths } from '../documents';
import { toProfile } from '../mappers/profile';
import { dottedPaths, readDocument } from './documents';
import { setDoc, updateDoc } from './requests';
import { withAppErrors, toAppError } from './toAppError';

/** Reads and writes `users/{uid}` (docs/product.md#profile-updates). */
export const createProfileRepository = (db: Firestore): ProfileRepository => {
  const read = async (uid: string) => {
    const data = await readDocument(db, documentPaths.user(uid));
    if (data === null) throw new AppError({ kind: 'notFound', what: 'profile' });
    return toProfile(data, uid);
  };
  return {
    read,
    create: (profile) =>
      withAppErrors(() => setDoc(doc(db, documentPaths.user(profile.uid)), { ...profile })),
    update: (uid, changes) =>
      withAppErrors(async () => {
        try {
          await updateDoc(doc(db, documentPaths.user(uid)), dottedPaths({ ...changes }));
        } catch (error) {
          // The rules also refuse to update a missing profile. `read` throws `notFound` then.
          if (isAppError(toAppError(error), 'forbidden')) await read(uid);
          throw error;
        }
      }, 'profile'),
  };
};
