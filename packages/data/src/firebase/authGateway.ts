import { AppError, parseClaims, toSafePhotoURL } from '@gschool/domain';
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';

import type { AuthGateway, AuthUser } from '../backend';
import { withAppErrors } from './toAppError';

/** Converts an account of the SDK. */
export const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email ?? user.providerData[0]?.email ?? '',
  displayName: user.displayName ?? '',
  // The member or a provider writes it: only the address of an image is accepted.
  photoURL: toSafePhotoURL(user.photoURL),
  isEmailVerified: user.emailVerified,
  provider: user.providerData.some(({ providerId }) => providerId === 'google.com')
    ? 'google'
    : 'email',
});

/** The Google provider, which always asks which account to use (docs/product.md#google-sign-in). */
export const googleProvider = (): GoogleAuthProvider => {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
};

/** Firebase Authentication (docs/product.md#sign-in-methods). */
export const createAuthGateway = (auth: Auth): AuthGateway => {
  const toSignedInUser = (operation: () => Promise<{ user: User }>): Promise<AuthUser> =>
    withAppErrors(async () => toAuthUser((await operation()).user));
  return {
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user === null ? null : toAuthUser(user))),
    signIn: (email, password) =>
      toSignedInUser(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) =>
      toSignedInUser(() => createUserWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () => toSignedInUser(() => signInWithPopup(auth, googleProvider())),
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
