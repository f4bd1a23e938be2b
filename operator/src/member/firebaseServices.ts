import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import {
  FieldPath,
  FieldValue,
  getFirestore,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { documentPaths } from '@gschool/data/documents';
import { mapDocuments, toSubscription } from '@gschool/data/mappers';
import { parseMembershipRecord, type SubscriptionTerms } from '@gschool/domain';
import {
  AdminError,
  isSameJson,
  type Account,
  type AccountService,
  type ErasureService,
  type MembershipService,
  type MemberServices,
  type ProfileService,
  type StoredMembership,
} from '@gschool/admin';

import { createLogService, createLogTransaction, LOG_TRANSACTION } from '../log/firebaseLog';
import { blockedRecords, endedRecords, openRecords } from './queries';

const toIsoString = (text: string): string => new Date(text).toISOString();

const toAccount = (user: UserRecord): Account => ({
  uid: user.uid,
  email: user.email ?? '',
  isEmailVerified: user.emailVerified,
  isDisabled: user.disabled,
  displayName: user.displayName ?? '',
  photoURL: user.photoURL ?? '',
  providers: user.providerData.map(({ providerId }) => providerId),
  createdAt: toIsoString(user.metadata.creationTime),
  lastSignInAt: user.metadata.lastSignInTime ? toIsoString(user.metadata.lastSignInTime) : null,
  claims: user.customClaims ?? {},
});

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const isNotFound = (error: unknown): boolean => hasCode(error, 'auth/user-not-found');

const createAccountService = (app: App): AccountService => {
  const auth = getAuth(app);
  return {
    find: async ({ email, uid }) => {
      try {
        return toAccount(
          uid === undefined ? await auth.getUserByEmail(email ?? '') : await auth.getUser(uid),
        );
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    findMany: async (uids) =>
      (await auth.getUsers(uids.map((uid) => ({ uid })))).users.map(toAccount),
    list: async (token) => {
      try {
        const { users, pageToken } = await auth.listUsers(1000, token ?? undefined);
        return { accounts: users.map(toAccount), nextPageToken: pageToken ?? null };
      } catch (error) {
        if (hasCode(error, 'auth/invalid-page-token')) throw new AdminError('invalid-argument');
        throw error;
      }
    },
    setClaims: (uid, claims) => auth.setCustomUserClaims(uid, { ...claims }),
    signOutEverywhere: (uid) => auth.revokeRefreshTokens(uid),
  };
};

const createProfileService = (app: App): ProfileService => {
  const db = getFirestore(app);
  const getProfileRef = (uid: string) => db.collection('users').doc(uid);
  return {
    read: async (uid) => (await getProfileRef(uid).get()).data() ?? null,
    change: (uid, decide) =>
      db.runTransaction(async (transaction) => {
        const write = decide((await transaction.get(getProfileRef(uid))).data() ?? null);
        if (write === null) return;
        if (write.kind === 'create') transaction.create(getProfileRef(uid), { ...write.data });
        else transaction.update(getProfileRef(uid), { ...write.data });
      }),
  };
};

const toTerms = (data: unknown, id: string): SubscriptionTerms => {
  const { status, planId, periodEndsAt } = toSubscription(data, id);
  const isMembership = Boolean((data as { role?: unknown }).role);
  return { status, planId, isMembership, periodEndsAt: periodEndsAt ?? 0 };
};

const toStoredMembership = (
  record: DocumentSnapshot,
  subscriptions: QuerySnapshot,
): StoredMembership => ({
  record: record.exists ? parseMembershipRecord(record.data()) : null,
  subscriptions: mapDocuments(subscriptions.docs, toTerms),
});

const PAGE_SIZE = 300;

/**
 * Reads the subscriptions of all customers in pages. The subscriptions of a customer are next to
 * each other.
 */
async function* listCustomers(db: Firestore): AsyncGenerator<string> {
  const query = db.collectionGroup('subscriptions').orderBy(FieldPath.documentId()).select();
  let last: QueryDocumentSnapshot | undefined;
  let lastUid = '';
  for (;;) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(PAGE_SIZE).get();
    for (const { ref } of docs) {
      const uid = ref.parent.parent?.id ?? '';
      // A different collection could have the same name.
      if (uid === lastUid || ref.parent.path !== documentPaths.subscriptions(uid)) continue;
      lastUid = uid;
      yield uid;
    }
    last = docs.at(-1);
    if (docs.length < PAGE_SIZE) return;
  }
}

const createMembershipService = (app: App): MembershipService => {
  const db = getFirestore(app);
  const getRefs = (uid: string) =>
    [
      db.doc(documentPaths.membership(uid)),
      db.collection(documentPaths.subscriptions(uid)),
    ] as const;
  return {
    read: async (uid) => {
      const [record, subscriptions] = getRefs(uid);
      return toStoredMembership(...(await Promise.all([record.get(), subscriptions.get()])));
    },
    change: (uid, decide) =>
      db.runTransaction(async (transaction) => {
        const [record, subscriptions] = getRefs(uid);
        const stored = toStoredMembership(
          ...(await Promise.all([transaction.get(record), transaction.get(subscriptions)])),
        );
        const next = await decide(stored, createLogTransaction(db, transaction));
        if (next === null || isSameJson(next, stored.record)) return;
        transaction.set(record, { ...next });
      }, LOG_TRANSACTION),
    listCustomers: () => listCustomers(db),
    listBlocked: async () => new Set((await blockedRecords(db).get()).docs.map(({ id }) => id)),
    listEnded: async (from, to, limit) => {
      const found = await Promise.all(
        endedRecords(db, from, to).map((query) => query.limit(limit).get()),
      );
      return found.flatMap(({ docs }) => docs.map(({ id }) => id));
    },
    countOpen: async (now) => {
      const [granted = 0, paid = 0, both = 0] = await Promise.all(
        openRecords(db, now).map(async (query) => (await query.count().get()).data().count),
      );
      return granted + paid - both;
    },
  };
};

/** An ID token is valid for an hour, even if its account no longer exists. */
const TOKEN_LIFETIME_MS = 60 * 60_000;

/** Whether all tokens of an erased account have expired. */
const hasOutlivedTokens = (record: DocumentSnapshot): boolean => {
  const erasedAt: unknown = record.get('erasedAt');
  return erasedAt instanceof Timestamp && Date.now() - erasedAt.toMillis() > TOKEN_LIFETIME_MS;
};

const createErasureService = (app: App): ErasureService => {
  const db = getFirestore(app);
  const deleteAll = async (refs: readonly (DocumentReference | CollectionReference)[]) => {
    for (const ref of refs) await db.recursiveDelete(ref);
  };
  const includesPhotos = app.options.storageBucket !== undefined;
  const deletePhoto = async (uid: string): Promise<void> => {
    if (!includesPhotos) return;
    await getStorage(app).bucket().file(`users/${uid}/avatar`).delete({ ignoreNotFound: true });
  };
  return {
    includesPhotos,
    deleteData: async (uid) => {
      // This is written first, so that the access rules refuse everything that the account's tokens
      // would create.
      const record = db.doc(documentPaths.erasedAccount(uid));
      const known = await record.get();
      if (!known.exists) await record.set({ erasedAt: FieldValue.serverTimestamp() });
      await deletePhoto(uid);
      await deleteAll([
        db.doc(documentPaths.user(uid)),
        db.doc(documentPaths.membership(uid)),
        db.collection(documentPaths.checkoutSessions(uid)),
        db.collection(documentPaths.checkoutLimits(uid)),
      ]);
      if (hasOutlivedTokens(known)) await record.delete();
    },
    deleteAccount: async (uid) => {
      await getAuth(app)
        .deleteUser(uid)
        .catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
    },
  };
};

/** The real services or their emulators, accessed through the Admin SDK. */
export const createFirebaseServices = (app: App): MemberServices => ({
  accounts: createAccountService(app),
  profiles: createProfileService(app),
  memberships: createMembershipService(app),
  erasure: createErasureService(app),
  log: createLogService(app),
});
