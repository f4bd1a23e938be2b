import { AppError, resolveEdits } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

import { documentPaths } from '../../../documents';
import { toProfile } from '../../../mappers/profile';
import type { ProfileEditor } from '../profileEditor';
import {
  createDocumentService,
  type DocumentService,
  type ServiceSettings,
} from '../../../firebase/documentService';
import { readVersionedDocument, writeFields } from '../../../firebase/versionedDocument';
import { retryOutdatedWrite } from '../../../firebase/versionedUpdate';

/**
 * Edits `users/{uid}`: reads the document, merges the edits and writes it. If the document changed
 * after the read, tries again.
 */
export const createProfileEditor = (service: DocumentService): ProfileEditor => ({
  save: async (uid, base, mine) => {
    const path = documentPaths.user(uid);
    const savedOutcome = await retryOutdatedWrite(async () => {
      const stored = await readVersionedDocument(service, path);
      if (stored === null) return null;
      const { outcome, fields } = resolveEdits(toProfile(stored.data, uid), base, mine);
      if (Object.keys(fields).length > 0) {
        await writeFields(service, path, fields, stored.updateTime);
      }
      return outcome;
    }, 'profile');
    if (savedOutcome === null) throw new AppError({ kind: 'notFound', what: 'profile' });
    return savedOutcome;
  },
});

/** The profile editor of the signed-in member. */
export const openProfileEditor = (auth: Auth, settings: ServiceSettings): ProfileEditor =>
  createProfileEditor(createDocumentService(auth, settings));
