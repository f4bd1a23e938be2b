import {
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  getIdTokenResult,
  signInWithEmailAndPassword,
} from 'firebase/auth';

import { errorCodeOf } from '../connect';
import type { AuthContext } from './context';
import { claimsView, signUpMember, PASSWORD, rejectedWith, userView, type AuthCase } from './cases';

const create = (context: AuthContext, email: string, password = PASSWORD) =>
  createUserWithEmailAndPassword(context.connect(), email, password);
const signIn = (context: AuthContext, email: string, password = PASSWORD) =>
  signInWithEmailAndPassword(context.connect(), email, password);

const rejectedCase = (name: string, run: AuthCase['run'], code: string): AuthCase => ({
  name,
  run,
  expected: rejectedWith(code),
});

const newUserView = (email: string) => ({
  hasUid: true,
  email,
  emailVerified: false,
  displayName: null,
  photoURL: null,
  isAnonymous: false,
  hasTimes: true,
  providers: [{ providerId: 'password', uid: email, email, displayName: null, photoURL: null }],
});

/**
 * `accounts:signUp`, `accounts:signInWithPassword`, and the `accounts:lookup` requests that follow.
 */
export const signInCases: readonly AuthCase[] = [
  {
    name: 'sign-up creates an account and signs in',
    run: async (context) => {
      const credential = await create(context, context.emailFor());
      const { operationType, providerId } = credential;
      const info = getAdditionalUserInfo(credential);
      return { ...userView(credential.user), operationType, providerId, isNew: info?.isNewUser };
    },
    expected: {
      ...newUserView('somebody.sign-up-creates-an-account-and-signs-in@gschool.example'),
      operationType: 'signIn',
      providerId: null,
      isNew: true,
    },
  },
  {
    name: 'an email address is stored in lower case',
    run: async (context) => {
      const { user } = await create(context, context.emailFor('SomeBody'));
      const result = await signIn(context, context.emailFor('SOMEbody'));
      return [user.email === context.emailFor('somebody'), result.user.uid === user.uid];
    },
    expected: [true, true],
  },
  {
    name: 'a sign-in with a password',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const credential = await signIn(context, context.emailFor());
      return {
        ...userView(credential.user),
        isSame: credential.user.uid === user.uid,
        isNew: getAdditionalUserInfo(credential)?.isNewUser,
      };
    },
    expected: {
      ...newUserView('somebody.a-sign-in-with-a-password@gschool.example'),
      isSame: true,
      isNew: false,
    },
  },
  {
    name: 'the claims of an ID token',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const { claims, signInProvider } = await getIdTokenResult(user);
      return { ...claimsView(claims, user), signInProvider };
    },
    expected: {
      email: 'somebody.the-claims-of-an-id-token@gschool.example',
      email_verified: false,
      firebase: {
        identities: { email: ['somebody.the-claims-of-an-id-token@gschool.example'] },
        sign_in_provider: 'password',
      },
      isOwn: true,
      isIssuedFor: true,
      seconds: 3600,
      isRecent: true,
      signInProvider: 'password',
    },
  },
  rejectedCase(
    'sign-up with an existing address',
    async (context) => {
      await signUpMember(context);
      return create(context, context.emailFor('SOMEBODY'));
    },
    'email-already-in-use',
  ),
  rejectedCase(
    'sign-up with an existing address and a weak password',
    async (context) => {
      await signUpMember(context);
      return create(context, context.emailFor(), '123');
    },
    'email-already-in-use',
  ),
  rejectedCase(
    'sign-up with a password of five characters',
    (context) => create(context, context.emailFor(), '12345'),
    'weak-password',
  ),
  rejectedCase(
    'sign-up without a password',
    (context) => create(context, context.emailFor(), ''),
    'missing-password',
  ),
  rejectedCase(
    'sign-up with an invalid address',
    (context) => create(context, 'nobody'),
    'invalid-email',
  ),
  rejectedCase('sign-up without an address', (context) => create(context, ''), 'missing-email'),
  rejectedCase(
    'a sign-in with a wrong password',
    async (context) => {
      await signUpMember(context);
      return signIn(context, context.emailFor(), 'wrong-password');
    },
    'invalid-credential',
  ),
  rejectedCase(
    'a sign-in with an unknown address',
    (context) => signIn(context, context.emailFor()),
    'invalid-credential',
  ),
  rejectedCase(
    'a sign-in without a password',
    (context) => signIn(context, context.emailFor(), ''),
    'missing-password',
  ),
  rejectedCase(
    'a sign-in with an invalid address',
    (context) => signIn(context, 'nobody'),
    'invalid-email',
  ),
  rejectedCase('a sign-in without an address', (context) => signIn(context, ''), 'invalid-email'),
  rejectedCase(
    'a sign-in to a disabled account',
    async (context) => {
      await context.disable((await signUpMember(context)).user.uid);
      return signIn(context, context.emailFor());
    },
    'user-disabled',
  ),
  rejectedCase(
    'a sign-in to a disabled account with a wrong password',
    async (context) => {
      await context.disable((await signUpMember(context)).user.uid);
      return signIn(context, context.emailFor(), 'wrong-password');
    },
    'user-disabled',
  ),
  {
    name: 'a failed sign-in keeps the current user',
    run: async (context) => {
      const { auth, user } = await signUpMember(context);
      const code = await errorCodeOf(
        signInWithEmailAndPassword(auth, context.emailFor(), 'wrong-password'),
      );
      return [code, auth.currentUser?.uid === user.uid];
    },
    expected: ['auth/invalid-credential', true],
  },
];
