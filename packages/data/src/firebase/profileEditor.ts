import { AppError, isAppError, resolveEdits } from '@gschool/domain';
import type { Auth } from 'firebase/auth';
import { documentPaths } from '../documents';
import { toProfile } from '../mappers/profile';
import type { ProfileEditor } from '../profile/profileEditor';
import type { Settings } from '../settings/schema';
import { emulatorOrigin, FIRESTORE_EMULATOR_PORT } from './emulators';
import { withAppErrors } from './toAppError';
import { readVersioned, writeFields, type DocumentService } from './versionedDocument';

/** How often somebody else may come between reading and writing. */
const ATTEMPTS = 5;

/** `users/{uid}`: read, merged, and written if it is still what was read; else once more. */
export const createProfileEditor = (service: DocumentService): ProfileEditor => {
  const attempt: ProfileEditor['save'] = async (uid, base, mine) => {
    const path = documentPaths.user(uid);
    const stored = await readVersioned(service, path);
    if (stored === null) throw new AppError({ kind: 'notFound', what: 'profile' });
    const { outcome, fields: leaves } = resolveEdits(toProfile(stored.data, uid), base, mine);
    if (Object.keys(leaves).length > 0) {
      await writeFields(service, path, leaves, stored.updateTime);
    }
    return outcome;
  };
  return {
    save: async (...edits) => {
      for (let left = ATTEMPTS - 1; ; left -= 1) {
        try {
          return await withAppErrors(() => attempt(...edits), 'profile');
        } catch (error) {
          if (left === 0 || !isAppError(error, 'conflict')) throw error;
        }
      }
    },
  };
};

/** The editor of whoever is signed in. */
export const openProfileEditor = (
  auth: Auth,
  { firebase, usesEmulators }: Pick<Settings, 'firebase' | 'usesEmulators'>,
): ProfileEditor =>
  createProfileEditor({
    origin: usesEmulators
      ? emulatorOrigin(FIRESTORE_EMULATOR_PORT)
      : 'https://firestore.googleapis.com',
    projectId: firebase.projectId,
    apiKey: firebase.apiKey,
    token: async () => (await auth.currentUser?.getIdToken()) ?? null,
  });
