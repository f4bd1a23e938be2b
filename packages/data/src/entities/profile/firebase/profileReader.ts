import { AppError } from '@gschool/domain';

import { documentPaths } from '../../../documents';
import type { DocumentReader } from '../../../firebase/documentReader';
import { toProfile } from '../../../mappers/profile';
import type { ProfileRepository } from '../profileRepository';

/**
 * Reads `users/{uid}`. Throws `notFound` when the profile does not exist. Firestore's SDK is not
 * needed, so that the first page after a start does not wait for it.
 */
export const createProfileReader =
  (documents: DocumentReader): ProfileRepository['read'] =>
  async (uid) => {
    const data = await documents.get(documentPaths.user(uid));
    if (data === null) throw new AppError({ kind: 'notFound', what: 'profile' });
    return toProfile(data, uid);
  };
