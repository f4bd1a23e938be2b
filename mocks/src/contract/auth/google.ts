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
import { toBase64url } from '../../base64url';
import type { AuthBed } from './bed';
import { codeIn, member, PASSWORD, refused, view, type AuthCase } from './cases';

/** Google's id_token as the emulators take it: unsigned, as JSON. */
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

const enter = (bed: AuthBed, credential: OAuthCredential) =>
  signInWithCredential(bed.connect(), credential);

/** `accounts:signInWithIdp`. */
export const google: readonly AuthCase[] = [
  {
    name: 'google makes an account',
    run: async (bed) => {
      const credential = await enter(bed, credentialOf(bed.email()));
      const info = getAdditionalUserInfo(credential);
      const { claims, signInProvider } = await getIdTokenResult(credential.user);
      return {
        ...view(credential.user),
        providerId: credential.providerId,
        isNew: info?.isNewUser,
        profile: info?.profile?.['name'],
        name: claims['name'],
        signInProvider,
      };
    },
    expected: {
      hasUid: true,
      email: 'somebody.google-makes-an-account@gschool.example',
      emailVerified: true,
      displayName: 'Gaia Google',
      photoURL: 'https://pictures.example/gaia.png',
      isAnonymous: false,
      hasTimes: true,
      providers: [
        {
          providerId: 'google.com',
          uid: 'google-somebody.google-makes-an-account@gschool.example',
          email: 'somebody.google-makes-an-account@gschool.example',
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
    name: 'google finds its account again',
    run: async (bed) => {
      const first = await enter(bed, credentialOf(bed.email()));
      const again = await enter(bed, credentialOf(bed.email()));
      const isNew = getAdditionalUserInfo(again)?.isNewUser;
      return [again.user.uid === first.user.uid, isNew];
    },
    expected: [true, false],
  },
  {
    name: 'google as a signed token is read as well',
    run: async (bed) => {
      const payload = { sub: 'jwt-1', email: bed.email(), email_verified: true, name: 'J. W. T.' };
      const token = `${toBase64url('{"alg":"none"}')}.${toBase64url(JSON.stringify(payload))}.`;
      const { user } = await enter(bed, GoogleAuthProvider.credential(token));
      return [user.email === bed.email(), user.displayName];
    },
    expected: [true, 'J. W. T.'],
  },
  {
    name: 'google joins an account whose address is verified',
    run: async (bed) => {
      const { user } = await member(bed);
      await bed.verify(user.uid);
      const joined = await enter(bed, credentialOf(bed.email()));
      const again = await signInWithEmailAndPassword(bed.connect(), bed.email(), PASSWORD);
      return [
        joined.user.uid === user.uid,
        again.user.providerData.map(({ providerId }) => providerId).sort(),
      ];
    },
    expected: [true, ['google.com', 'password']],
  },
  {
    name: 'google takes over an account whose address nobody verified',
    run: async (bed) => {
      const { user } = await member(bed);
      const taken = await enter(bed, credentialOf(bed.email()));
      const old = signInWithEmailAndPassword(bed.connect(), bed.email(), PASSWORD);
      return [
        taken.user.uid === user.uid,
        taken.user.emailVerified,
        taken.user.providerData.map(({ providerId }) => providerId),
        await codeIn(old),
      ];
    },
    expected: [true, true, ['google.com'], 'auth/invalid-credential'],
  },
  {
    name: 'google without a verified address does not join an account',
    run: async (bed) => {
      await member(bed);
      return enter(bed, credentialOf(bed.email(), { email_verified: false }));
    },
    expected: refused('account-exists-with-different-credential'),
  },
  {
    name: 'google holds an address against a new password',
    run: async (bed) => {
      await enter(bed, credentialOf(bed.email()));
      return createUserWithEmailAndPassword(bed.connect(), bed.email(), PASSWORD);
    },
    expected: refused('email-already-in-use'),
  },
  {
    name: 'google has no password to sign in with',
    run: async (bed) => {
      await enter(bed, credentialOf(bed.email()));
      return signInWithEmailAndPassword(bed.connect(), bed.email(), PASSWORD);
    },
    expected: refused('invalid-credential'),
  },
  {
    name: 'google of a disabled account',
    run: async (bed) => {
      const { user } = await enter(bed, credentialOf(bed.email()));
      await bed.disable(user.uid);
      return enter(bed, credentialOf(bed.email()));
    },
    expected: refused('user-disabled'),
  },
  {
    name: 'google with a token that cannot be read',
    run: (bed) => enter(bed, GoogleAuthProvider.credential('{not json')),
    expected: refused('invalid-credential'),
  },
  {
    name: 'google with a token that names nobody',
    run: (bed) => enter(bed, GoogleAuthProvider.credential(JSON.stringify({ email: bed.email() }))),
    expected: refused('invalid-credential'),
  },
  {
    name: 'google confirms who is signed in',
    run: async (bed) => {
      const { user } = await enter(bed, credentialOf(bed.email()));
      const again = await reauthenticateWithCredential(user, credentialOf(bed.email()));
      return [again.operationType, again.user.uid === user.uid];
    },
    expected: ['reauthenticate', true],
  },
  {
    name: 'google does not confirm somebody else',
    run: async (bed) => {
      const { user } = await enter(bed, credentialOf(bed.email()));
      await enter(bed, credentialOf(bed.email('another')));
      return reauthenticateWithCredential(user, credentialOf(bed.email('another')));
    },
    expected: refused('user-mismatch'),
  },
];
