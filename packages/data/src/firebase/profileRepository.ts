import { AppError } from '@gschool/domain';
import { doc, setDoc, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { ProfileRepository } from '../backend';
import { documentPaths } from '../documents';
import { toProfile } from '../mappers/profile';
import { dottedPaths, readDocument } from './documents';
import { guarded } from './toAppError';

/** `users/{uid}` (spec, section 7). */
export const createProfileRepository = (db: Firestore): ProfileRepository => ({
  read: async (uid) => {
    const data = await readDocument(db, documentPaths.user(uid));
    if (data === null) throw new AppError({ kind: 'notFound', what: 'profile' });
    return toProfile(data, uid);
  },
  create: (profile) =>
    guarded(() => setDoc(doc(db, documentPaths.user(profile.uid)), { ...profile })),
  update: (uid, changes) =>
    guarded(
      () => updateDoc(doc(db, documentPaths.user(uid)), dottedPaths({ ...changes })),
      'profile',
    ),
});
