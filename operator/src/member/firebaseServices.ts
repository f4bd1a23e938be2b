import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

import type { Account, AccountService, ProfileService } from './account';
import type { Services } from './applyChange';

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

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

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

/** The real services or their emulators, accessed through the Admin SDK. */
export const createFirebaseServices = (app: App): Services => ({
  accounts: createAccountService(app),
  profiles: createProfileService(app),
});
