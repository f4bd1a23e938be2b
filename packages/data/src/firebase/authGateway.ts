import { AppError, parseClaims, toSafePhotoURL } from '@gschool/domain';
import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';

import type { AuthGateway, AuthUser } from '../backend';
import type { GooglePopup } from './googlePopup';
import { withAppErrors } from './toAppError';

/** Converts an account of the SDK to the product's type. */
export const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email ?? user.providerData[0]?.email ?? '',
  displayName: user.displayName ?? '',
  // The member or a provider writes this URL, so only an image URL is accepted.
  photoURL: toSafePhotoURL(user.photoURL),
  isEmailVerified: user.emailVerified,
  provider: user.providerData.some(({ providerId }) => providerId === 'google.com')
    ? 'google'
    : 'email',
});

/** Firebase Authentication (docs/product/sign-in.md#sign-in-methods). */
export const createAuthGateway = (auth: Auth, popup: GooglePopup): AuthGateway => {
  /**
   * If the SDK cannot store the session, for example because the device is full, it sets the user
   * and then rejects. This function keeps the session in memory instead, until the page is closed.
   */
  const signInWithoutStorage = async (error: unknown): Promise<{ user: User }> => {
    const user = auth.currentUser;
    const isNotStored = error instanceof FirebaseError && error.customData?.['originalError'];
    if (!isNotStored || user === null) throw error;
    await auth.setPersistence(inMemoryPersistence);
    await auth.updateCurrentUser(user);
    return { user };
  };
  const toSignedInUser = (operation: () => Promise<{ user: User }>): Promise<AuthUser> =>
    withAppErrors(async () => toAuthUser((await operation().catch(signInWithoutStorage)).user));
  return {
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user === null ? null : toAuthUser(user))),
    signIn: (email, password) =>
      toSignedInUser(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) =>
      toSignedInUser(() => createUserWithEmailAndPassword(auth, email, password)),
    prepareGooglePopup: () => withAppErrors(() => popup.prepare()),
    signInWithGoogle: () => toSignedInUser(() => popup.signIn()),
    signOut: () => withAppErrors(() => signOut(auth)),
    current: () => auth.currentUser && toAuthUser(auth.currentUser),
    claims: (force = false) =>
      withAppErrors(async () => {
        if (auth.currentUser === null) throw new AppError({ kind: 'signedOut' });
        if (force) await auth.currentUser.reload();
        return parseClaims((await auth.currentUser.getIdTokenResult(force)).claims);
      }),
    sendPasswordReset: (email) => withAppErrors(() => sendPasswordResetEmail(auth, email)),
  };
};
