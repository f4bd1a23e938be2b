import {
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  getIdTokenResult,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  type OAuthCredential,
} from 'firebase/auth';

import { errorCodeOf } from '../connect';
import { toBase64url } from '../../base64url';
import type { AuthContext } from './context';
import { signUpMember, PASSWORD, rejectedWith, userView, type AuthCase } from './cases';

/** A Google credential with an unsigned JSON `id_token`, which the emulators accept. */
const credentialOf = (
  email: string,
  more: Readonly<Record<string, unknown>> = {},
): OAuthCredential =>
  GoogleAuthProvider.credential(
    JSON.stringify({
      sub: `google-${email}`,
      email,
      email_verified: true,
      name: 'Gaia Google',
      picture: 'https://pictures.example/gaia.png',
      ...more,
    }),
  );

const signInWithGoogle = (context: AuthContext, credential: OAuthCredential) =>
  signInWithCredential(context.connect(), credential);

/** `accounts:signInWithIdp`. */
export const googleCases: readonly AuthCase[] = [
  {
    name: 'google creates an account',
    run: async (context) => {
      const credential = await signInWithGoogle(context, credentialOf(context.emailFor()));
      const info = getAdditionalUserInfo(credential);
      const { claims, signInProvider } = await getIdTokenResult(credential.user);
      return {
        ...userView(credential.user),
        providerId: credential.providerId,
        isNew: info?.isNewUser,
        profile: info?.profile?.['name'],
        name: claims['name'],
        signInProvider,
      };
    },
    expected: {
      hasUid: true,
      email: 'somebody.google-creates-an-account@gschool.example',
      emailVerified: true,
      displayName: 'Gaia Google',
      photoURL: 'https://pictures.example/gaia.png',
      isAnonymous: false,
      hasTimes: true,
      providers: [
        {
          providerId: 'google.com',
          uid: 'google-somebody.google-creates-an-account@gschool.example',
          email: 'somebody.google-creates-an-account@gschool.example',
          displayName: 'Gaia Google',
          photoURL: 'https://pictures.example/gaia.png',
        },
      ],
      providerId: 'google.com',
      isNew: true,
      profile: 'Gaia Google',
      name: 'Gaia Google',
      signInProvider: 'google.com',
    },
  },
  {
    name: 'google signs in to its account again',
    run: async (context) => {
      const first = await signInWithGoogle(context, credentialOf(context.emailFor()));
      const result = await signInWithGoogle(context, credentialOf(context.emailFor()));
      const isNew = getAdditionalUserInfo(result)?.isNewUser;
      return [result.user.uid === first.user.uid, isNew];
    },
    expected: [true, false],
  },
  {
    name: 'google with a signed token',
    run: async (context) => {
      const payload = {
        sub: 'jwt-1',
        email: context.emailFor(),
        email_verified: true,
        name: 'J. W. T.',
      };
      const token = `${toBase64url('{"alg":"none"}')}.${toBase64url(JSON.stringify(payload))}.`;
      const { user } = await signInWithGoogle(context, GoogleAuthProvider.credential(token));
      return [user.email === context.emailFor(), user.displayName];
    },
    expected: [true, 'J. W. T.'],
  },
  {
    name: 'google is linked to an account with a verified address',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await context.verifyEmail(user.uid);
      const joined = await signInWithGoogle(context, credentialOf(context.emailFor()));
      const result = await signInWithEmailAndPassword(
        context.connect(),
        context.emailFor(),
        PASSWORD,
      );
      return [
        joined.user.uid === user.uid,
        result.user.providerData.map(({ providerId }) => providerId).sort(),
      ];
    },
    expected: [true, ['google.com', 'password']],
  },
  {
    name: 'google replaces the password of an account with an unverified address',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const taken = await signInWithGoogle(context, credentialOf(context.emailFor()));
      const old = signInWithEmailAndPassword(context.connect(), context.emailFor(), PASSWORD);
      return [
        taken.user.uid === user.uid,
        taken.user.emailVerified,
        taken.user.providerData.map(({ providerId }) => providerId),
        await errorCodeOf(old),
      ];
    },
    expected: [true, true, ['google.com'], 'auth/invalid-credential'],
  },
  {
    name: 'google with an unverified address is not linked to an account',
    run: async (context) => {
      await signUpMember(context);
      return signInWithGoogle(context, credentialOf(context.emailFor(), { email_verified: false }));
    },
    expected: rejectedWith('account-exists-with-different-credential'),
  },
  {
    name: 'sign-up with the address of a google account',
    run: async (context) => {
      await signInWithGoogle(context, credentialOf(context.emailFor()));
      return createUserWithEmailAndPassword(context.connect(), context.emailFor(), PASSWORD);
    },
    expected: rejectedWith('email-already-in-use'),
  },
  {
    name: 'a password sign-in to a google account',
    run: async (context) => {
      await signInWithGoogle(context, credentialOf(context.emailFor()));
      return signInWithEmailAndPassword(context.connect(), context.emailFor(), PASSWORD);
    },
    expected: rejectedWith('invalid-credential'),
  },
  {
    name: 'google with a disabled account',
    run: async (context) => {
      const { user } = await signInWithGoogle(context, credentialOf(context.emailFor()));
      await context.disable(user.uid);
      return signInWithGoogle(context, credentialOf(context.emailFor()));
    },
    expected: rejectedWith('user-disabled'),
  },
  {
    name: 'google with an invalid token',
    run: (context) => signInWithGoogle(context, GoogleAuthProvider.credential('{not json')),
    expected: rejectedWith('invalid-credential'),
  },
  {
    name: 'google with a token without a subject',
    run: (context) =>
      signInWithGoogle(
        context,
        GoogleAuthProvider.credential(JSON.stringify({ email: context.emailFor() })),
      ),
    expected: rejectedWith('invalid-credential'),
  },
  {
    name: 'google reauthenticates the current user',
    run: async (context) => {
      const { user } = await signInWithGoogle(context, credentialOf(context.emailFor()));
      const result = await reauthenticateWithCredential(user, credentialOf(context.emailFor()));
      return [result.operationType, result.user.uid === user.uid];
    },
    expected: ['reauthenticate', true],
  },
  {
    name: 'google does not reauthenticate another user',
    run: async (context) => {
      const { user } = await signInWithGoogle(context, credentialOf(context.emailFor()));
      await signInWithGoogle(context, credentialOf(context.emailFor('another')));
      return reauthenticateWithCredential(user, credentialOf(context.emailFor('another')));
    },
    expected: rejectedWith('user-mismatch'),
  },
];
