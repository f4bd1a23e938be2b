import { AppError } from '@gschool/domain';
import { doc, type DocumentReference } from 'firebase/firestore/lite';

import {
  memberDataParts,
  type MemberDataPart,
  type MemberDataRepository,
  type MemberDataSection,
} from '../account/memberData';
import { isRenewingSubscription } from '../account/isRenewingSubscription';
import { documentPaths } from '../documents';
import { readDocument } from './documents';
import { readAllDocuments, readPages } from './memberData/pages';
import { createReaders, type MemberDataSources, type PartData } from './memberData/readers';
import { writeBatch } from './requests';
import { withAppErrors, toAppError } from './toAppError';

const readSection = async (read: () => Promise<PartData>): Promise<MemberDataSection> => {
  try {
    return await read();
  } catch (error) {
    return { notRead: toAppError(error).info.kind };
  }
};

/**
 * Reads and deletes everything stored about a member: `users/{uid}` and below, `customers/{uid}`,
 * the member's orders and the account.
 */
export const createMemberDataRepository = ({
  db,
  auth,
  avatars,
}: MemberDataSources): MemberDataRepository => {
  /**
   * Deletes documents, then reads the last one back: the SDK takes every response with status 200
   * for a success, even a broken one.
   */
  const deleteDocuments = async (documents: readonly DocumentReference[]): Promise<void> => {
    const batch = writeBatch(db);
    for (const document of documents) batch.delete(document);
    await batch.commit();
    const last = documents.at(-1);
    if (last && (await readDocument(db, last.path)) !== null)
      throw new AppError({ kind: 'unavailable', what: 'documents' });
  };
  const deleteCollection = async (path: string): Promise<void> => {
    for await (const page of readPages(db, path)) {
      if (page.length > 0) await deleteDocuments(page.map(({ ref }) => ref));
    }
  };
  return {
    collect: async (uid, onProgress) => {
      const createdAt = new Date().toISOString();
      const readers = createReaders({ db, auth, avatars }, uid);
      const total = memberDataParts.length;
      let done = 0;
      const sections = await Promise.all(
        memberDataParts.map(async (part): Promise<[MemberDataPart, MemberDataSection]> => {
          const section = await readSection(readers[part]);
          done += 1;
          onProgress?.({ done, total });
          return [part, section];
        }),
      );
      return {
        format: 'gschool-member-data',
        version: 1,
        createdAt,
        uid,
        sections: Object.fromEntries(sections) as Record<MemberDataPart, MemberDataSection>,
      };
    },
    hasRenewingSubscription: (uid) =>
      withAppErrors(async () => {
        const path = documentPaths.subscriptions(uid);
        const found = await readAllDocuments(db, path);
        return found.map((one) => isRenewingSubscription(one.data(), one.ref.path)).includes(true);
      }),
    erase: (uid) =>
      withAppErrors(async () => {
        await deleteCollection(documentPaths.histories(uid));
        await deleteCollection(documentPaths.playlists(uid));
        await (await avatars())?.remove(uid);
        // These are deleted together and last, because all other data is found through the profile.
        await deleteDocuments([
          doc(db, documentPaths.library(uid)),
          doc(db, documentPaths.cart(uid)),
          doc(db, documentPaths.user(uid)),
        ]);
      }),
  };
};
