import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth';

import { errorCodeOf } from '../connect';
import {
  signUpMember,
  OTHER_PASSWORD,
  PASSWORD,
  rejectedWith,
  userView,
  type AuthCase,
} from './cases';

/** `accounts:update` and `accounts:delete` for the user's own account, and reauthentication. */
export const accountCases: readonly AuthCase[] = [
  {
    name: 'a profile update changes name and picture',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await updateProfile(user, { displayName: 'Mira', photoURL: 'https://p.example/m.png' });
      await reload(user);
      const { displayName, photoURL, providers } = userView(user);
      return { displayName, photoURL, providers };
    },
    expected: {
      displayName: 'Mira',
      photoURL: 'https://p.example/m.png',
      providers: [
        {
          providerId: 'password',
          uid: 'somebody.a-profile-update-changes-name-and-picture@gschool.example',
          email: 'somebody.a-profile-update-changes-name-and-picture@gschool.example',
          displayName: 'Mira',
          photoURL: 'https://p.example/m.png',
        },
      ],
    },
  },
  {
    name: 'a profile update changes the name and the refreshed token',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await updateProfile(user, { photoURL: 'https://p.example/m.png' });
      await updateProfile(user, { displayName: 'Mira' });
      const { claims } = await user.getIdTokenResult(true);
      return [claims['name'], claims['picture']];
    },
    expected: ['Mira', 'https://p.example/m.png'],
  },
  {
    name: 'a password change keeps the session',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await updatePassword(user, OTHER_PASSWORD);
      await reload(user);
      return [
        (await user.getIdToken(true)).length > 0,
        await errorCodeOf(
          signInWithEmailAndPassword(context.connect(), context.emailFor(), PASSWORD),
        ),
        await errorCodeOf(
          signInWithEmailAndPassword(context.connect(), context.emailFor(), OTHER_PASSWORD),
        ),
      ];
    },
    expected: [true, 'auth/invalid-credential', 'no error'],
  },
  {
    name: 'a change to a weak password',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const code = await errorCodeOf(updatePassword(user, '123'));
      return [
        code,
        await errorCodeOf(
          signInWithEmailAndPassword(context.connect(), context.emailFor(), PASSWORD),
        ),
      ];
    },
    expected: ['auth/weak-password', 'no error'],
  },
  {
    name: 'a password reauthenticates the user',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const credential = EmailAuthProvider.credential(context.emailFor(), PASSWORD);
      const result = await reauthenticateWithCredential(user, credential);
      return [result.operationType, result.user.uid === user.uid];
    },
    expected: ['reauthenticate', true],
  },
  {
    name: 'a wrong password does not reauthenticate and keeps the session',
    run: async (context) => {
      const { auth, user } = await signUpMember(context);
      const credential = EmailAuthProvider.credential(context.emailFor(), 'wrong-password');
      const code = await errorCodeOf(reauthenticateWithCredential(user, credential));
      return [code, auth.currentUser?.uid === user.uid, await errorCodeOf(user.getIdToken(true))];
    },
    expected: ['auth/invalid-credential', true, 'no error'],
  },
  {
    name: 'a password of another user does not reauthenticate',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await signUpMember(context, 'another');
      const credential = EmailAuthProvider.credential(context.emailFor('another'), PASSWORD);
      return reauthenticateWithCredential(user, credential);
    },
    expected: rejectedWith('user-mismatch'),
  },
  {
    name: 'a deleted account frees its address',
    run: async (context) => {
      const { auth, user } = await signUpMember(context);
      await deleteUser(user);
      const gone = await errorCodeOf(
        signInWithEmailAndPassword(context.connect(), context.emailFor(), PASSWORD),
      );
      const next = await createUserWithEmailAndPassword(
        context.connect(),
        context.emailFor(),
        PASSWORD,
      );
      return [auth.currentUser, gone, next.user.uid !== user.uid];
    },
    expected: [null, 'auth/invalid-credential', true],
  },
  {
    name: 'an account cannot be deleted twice',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const there = context.connect();
      const other = await signInWithEmailAndPassword(there, context.emailFor(), PASSWORD);
      await deleteUser(user);
      return [await errorCodeOf(deleteUser(other.user)), there.currentUser];
    },
    expected: ['auth/user-token-expired', null],
  },
  {
    name: 'a deleted account cannot be updated',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await context.deleteAccount(user.uid);
      return updateProfile(user, { displayName: 'Nobody' });
    },
    expected: rejectedWith('user-token-expired'),
  },
];
