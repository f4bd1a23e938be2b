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

/** The SDK's account as the product knows it. */
export const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email ?? user.providerData[0]?.email ?? '',
  displayName: user.displayName ?? '',
  // Written by the member or a provider: anything but a picture's address is none.
  photoURL: toSafePhotoURL(user.photoURL),
  isEmailVerified: user.emailVerified,
  provider: user.providerData.some(({ providerId }) => providerId === 'google.com')
    ? 'google'
    : 'email',
});

/** Google's sign-in; always prompts account selection (spec, section 7). */
export const googleProvider = (): GoogleAuthProvider => {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
};

/** The identity service over the SDK (spec, section 7). */
export const createAuthGateway = (auth: Auth): AuthGateway => {
  const entered = (operation: () => Promise<{ user: User }>): Promise<AuthUser> =>
    withAppErrors(async () => toAuthUser((await operation()).user));
  return {
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user === null ? null : toAuthUser(user))),
    signIn: (email, password) => entered(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) =>
      entered(() => createUserWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () => entered(() => signInWithPopup(auth, googleProvider())),
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
