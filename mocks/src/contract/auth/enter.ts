import {
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  getIdTokenResult,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { AuthBed } from './bed';
import { claimsView, codeIn, member, PASSWORD, refused, view, type AuthCase } from './cases';

const create = (bed: AuthBed, email: string, password = PASSWORD) =>
  createUserWithEmailAndPassword(bed.connect(), email, password);
const signIn = (bed: AuthBed, email: string, password = PASSWORD) =>
  signInWithEmailAndPassword(bed.connect(), email, password);

const refusal = (name: string, run: AuthCase['run'], code: string): AuthCase => ({
  name,
  run,
  expected: refused(code),
});

const fresh = (email: string) => ({
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
export const enter: readonly AuthCase[] = [
  {
    name: 'an account is created and signed in',
    run: async (bed) => {
      const credential = await create(bed, bed.email());
      const { operationType, providerId } = credential;
      const info = getAdditionalUserInfo(credential);
      return { ...view(credential.user), operationType, providerId, isNew: info?.isNewUser };
    },
    expected: {
      ...fresh('somebody.an-account-is-created-and-signed-in@gschool.example'),
      operationType: 'signIn',
      providerId: null,
      isNew: true,
    },
  },
  {
    name: 'an address is kept in lower case',
    run: async (bed) => {
      const { user } = await create(bed, bed.email('SomeBody'));
      const again = await signIn(bed, bed.email('SOMEbody'));
      return [user.email === bed.email('somebody'), again.user.uid === user.uid];
    },
    expected: [true, true],
  },
  {
    name: 'a member signs in',
    run: async (bed) => {
      const { user } = await member(bed);
      const credential = await signIn(bed, bed.email());
      return {
        ...view(credential.user),
        isSame: credential.user.uid === user.uid,
        isNew: getAdditionalUserInfo(credential)?.isNewUser,
      };
    },
    expected: {
      ...fresh('somebody.a-member-signs-in@gschool.example'),
      isSame: true,
      isNew: false,
    },
  },
  {
    name: 'a token says who it is for',
    run: async (bed) => {
      const { user } = await member(bed);
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
  refusal(
    'an address that is taken',
    async (bed) => {
      await member(bed);
      return create(bed, bed.email('SOMEBODY'));
    },
    'email-already-in-use',
  ),
  refusal(
    'an address that is taken, with a weak password',
    async (bed) => {
      await member(bed);
      return create(bed, bed.email(), '123');
    },
    'email-already-in-use',
  ),
  refusal(
    'a password of five characters',
    (bed) => create(bed, bed.email(), '12345'),
    'weak-password',
  ),
  refusal('no password', (bed) => create(bed, bed.email(), ''), 'missing-password'),
  refusal('an address that is none', (bed) => create(bed, 'nobody'), 'invalid-email'),
  refusal('no address', (bed) => create(bed, ''), 'missing-email'),
  refusal(
    'a wrong password',
    async (bed) => {
      await member(bed);
      return signIn(bed, bed.email(), 'wrong-password');
    },
    'invalid-credential',
  ),
  refusal('an unknown address', (bed) => signIn(bed, bed.email()), 'invalid-credential'),
  refusal(
    'a sign-in without a password',
    (bed) => signIn(bed, bed.email(), ''),
    'missing-password',
  ),
  refusal(
    'a sign-in with an address that is none',
    (bed) => signIn(bed, 'nobody'),
    'invalid-email',
  ),
  refusal('a sign-in without an address', (bed) => signIn(bed, ''), 'invalid-email'),
  refusal(
    'a disabled account',
    async (bed) => {
      await bed.disable((await member(bed)).user.uid);
      return signIn(bed, bed.email());
    },
    'user-disabled',
  ),
  refusal(
    'a disabled account with a wrong password',
    async (bed) => {
      await bed.disable((await member(bed)).user.uid);
      return signIn(bed, bed.email(), 'wrong-password');
    },
    'user-disabled',
  ),
  {
    name: 'a refused sign-in leaves whoever is signed in',
    run: async (bed) => {
      const { auth, user } = await member(bed);
      const code = await codeIn(signInWithEmailAndPassword(auth, bed.email(), 'wrong-password'));
      return [code, auth.currentUser?.uid === user.uid];
    },
    expected: ['auth/invalid-credential', true],
  },
];
