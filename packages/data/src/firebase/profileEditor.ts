import { AppError, isAppError, resolveEdits } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

import { documentPaths } from '../documents';
import { toProfile } from '../mappers/profile';
import type { ProfileEditor } from '../profile/profileEditor';
import type { Settings } from '../settings/schema';
import { withAppErrors } from './toAppError';
import {
  createDocumentService,
  readVersionedDocument,
  writeFields,
  type DocumentService,
} from './versionedDocument';

/** How often another writer may interrupt an update. */
const MAX_ATTEMPTS = 5;

/**
 * Edits `users/{uid}`: reads, merges and writes it if it is unchanged since; otherwise tries again.
 */
export const createProfileEditor = (service: DocumentService): ProfileEditor => {
  const attempt: ProfileEditor['save'] = async (uid, base, mine) => {
    const path = documentPaths.user(uid);
    const stored = await readVersionedDocument(service, path);
    if (stored === null) throw new AppError({ kind: 'notFound', what: 'profile' });
    const { outcome, fields: leaves } = resolveEdits(toProfile(stored.data, uid), base, mine);
    if (Object.keys(leaves).length > 0) {
      await writeFields(service, path, leaves, stored.updateTime);
    }
    return outcome;
  };
  return {
    save: async (...edits) => {
      for (let attemptsLeft = MAX_ATTEMPTS - 1; ; attemptsLeft -= 1) {
        try {
          return await withAppErrors(() => attempt(...edits), 'profile');
        } catch (error) {
          if (attemptsLeft === 0 || !isAppError(error, 'conflict')) throw error;
        }
      }
    },
  };
};

/** The profile editor of the signed-in member. */
export const openProfileEditor = (
  auth: Auth,
  settings: Pick<Settings, 'firebase' | 'usesEmulators'>,
): ProfileEditor => createProfileEditor(createDocumentService(auth, settings));
