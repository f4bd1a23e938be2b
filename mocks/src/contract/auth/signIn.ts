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

/** `accounts:signUp`, `accounts:signInWithPassword` and the `accounts:lookup` behind them. */
export const signInCases: readonly AuthCase[] = [
  {
    name: 'an account is created and signed in',
    run: async (context) => {
      const credential = await create(context, context.emailFor());
      const { operationType, providerId } = credential;
      const info = getAdditionalUserInfo(credential);
      return { ...userView(credential.user), operationType, providerId, isNew: info?.isNewUser };
    },
    expected: {
      ...newUserView('somebody.an-account-is-created-and-signed-in@gschool.example'),
      operationType: 'signIn',
      providerId: null,
      isNew: true,
    },
  },
  {
    name: 'an address is kept in lower case',
    run: async (context) => {
      const { user } = await create(context, context.emailFor('SomeBody'));
      const again = await signIn(context, context.emailFor('SOMEbody'));
      return [user.email === context.emailFor('somebody'), again.user.uid === user.uid];
    },
    expected: [true, true],
  },
  {
    name: 'a member signs in',
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
      ...newUserView('somebody.a-member-signs-in@gschool.example'),
      isSame: true,
      isNew: false,
    },
  },
  {
    name: 'a token says who it is for',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const { claims, signInProvider } = await getIdTokenResult(user);
      return { ...claimsView(claims, user), signInProvider };
    },
    expected: {
      email: 'somebody.a-token-says-who-it-is-for@gschool.example',
      email_verified: false,
      firebase: {
        identities: { email: ['somebody.a-token-says-who-it-is-for@gschool.example'] },
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
    'an address that is taken',
    async (context) => {
      await signUpMember(context);
      return create(context, context.emailFor('SOMEBODY'));
    },
    'email-already-in-use',
  ),
  rejectedCase(
    'an address that is taken, with a weak password',
    async (context) => {
      await signUpMember(context);
      return create(context, context.emailFor(), '123');
    },
    'email-already-in-use',
  ),
  rejectedCase(
    'a password of five characters',
    (context) => create(context, context.emailFor(), '12345'),
    'weak-password',
  ),
  rejectedCase(
    'no password',
    (context) => create(context, context.emailFor(), ''),
    'missing-password',
  ),
  rejectedCase('an address that is none', (context) => create(context, 'nobody'), 'invalid-email'),
  rejectedCase('no address', (context) => create(context, ''), 'missing-email'),
  rejectedCase(
    'a wrong password',
    async (context) => {
      await signUpMember(context);
      return signIn(context, context.emailFor(), 'wrong-password');
    },
    'invalid-credential',
  ),
  rejectedCase(
    'an unknown address',
    (context) => signIn(context, context.emailFor()),
    'invalid-credential',
  ),
  rejectedCase(
    'a sign-in without a password',
    (context) => signIn(context, context.emailFor(), ''),
    'missing-password',
  ),
  rejectedCase(
    'a sign-in with an address that is none',
    (context) => signIn(context, 'nobody'),
    'invalid-email',
  ),
  rejectedCase('a sign-in without an address', (context) => signIn(context, ''), 'invalid-email'),
  rejectedCase(
    'a disabled account',
    async (context) => {
      await context.disable((await signUpMember(context)).user.uid);
      return signIn(context, context.emailFor());
    },
    'user-disabled',
  ),
  rejectedCase(
    'a disabled account with a wrong password',
    async (context) => {
      await context.disable((await signUpMember(context)).user.uid);
      return signIn(context, context.emailFor(), 'wrong-password');
    },
    'user-disabled',
  ),
  {
    name: 'a refused sign-in leaves whoever is signed in',
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
