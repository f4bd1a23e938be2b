import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Account, AccountService, ProfileService } from './account';
import type { Services } from './applyChange';

const isoOf = (text: string): string => new Date(text).toISOString();

const toAccount = (user: UserRecord): Account => ({
  uid: user.uid,
  email: user.email ?? '',
  isEmailVerified: user.emailVerified,
  isDisabled: user.disabled,
  displayName: user.displayName ?? '',
  photoURL: user.photoURL ?? '',
  providers: user.providerData.map(({ providerId }) => providerId),
  createdAt: isoOf(user.metadata.creationTime),
  lastSignInAt: user.metadata.lastSignInTime ? isoOf(user.metadata.lastSignInTime) : null,
  claims: user.customClaims ?? {},
});

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

const accountsOf = (app: App): AccountService => {
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

const profilesOf = (app: App): ProfileService => {
  const db = getFirestore(app);
  const place = (uid: string) => db.collection('users').doc(uid);
  return {
    read: async (uid) => (await place(uid).get()).data() ?? null,
    change: (uid, decide) =>
      db.runTransaction(async (transaction) => {
        const write = decide((await transaction.get(place(uid))).data() ?? null);
        if (write === null) return;
        if (write.kind === 'create') transaction.create(place(uid), { ...write.data });
        else transaction.update(place(uid), { ...write.data });
      }),
  };
};

/** The real services, or their emulators, behind the Admin SDK. */
export const firebaseServices = (app: App): Services => ({
  accounts: accountsOf(app),
  profiles: profilesOf(app),
});
