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

/** The maximum number of attempts; each one fails if another writer changes the document. */
const MAX_ATTEMPTS = 5;

/**
 * Edits `users/{uid}`: reads the document, merges the edits and writes it. If it changed after the
 * read, tries again.
 */
export const createProfileEditor = (service: DocumentService): ProfileEditor => {
  const attempt: ProfileEditor['save'] = async (uid, base, mine) => {
    const path = documentPaths.user(uid);
    const stored = await readVersionedDocument(service, path);
    if (stored === null) throw new AppError({ kind: 'notFound', what: 'profile' });
    const { outcome, fields } = resolveEdits(toProfile(stored.data, uid), base, mine);
    if (Object.keys(fields).length > 0) {
      await writeFields(service, path, fields, stored.updateTime);
    }
    return outcome;
  };
  return {
    save: async (...edits) => {
      for (let attemptsLeft = MAX_ATTEMPTS - 1; ; attemptsLeft -= 1) {
        try {
          return await withAppErrors(() => attempt(...edits), 'profile');
        } catch (error) {
          // This `conflict` is a newer version of the document, not an outcome of the merge.
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
