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
import { codeIn, member, OTHER_PASSWORD, PASSWORD, refused, view, type AuthCase } from './cases';

/** `accounts:update` of the own account, re-authentication, `accounts:delete`. */
export const manage: readonly AuthCase[] = [
  {
    name: 'a name and a picture are changed',
    run: async (bed) => {
      const { user } = await member(bed);
      await updateProfile(user, { displayName: 'Mira', photoURL: 'https://p.example/m.png' });
      await reload(user);
      const { displayName, photoURL, providers } = view(user);
      return { displayName, photoURL, providers };
    },
    expected: {
      displayName: 'Mira',
      photoURL: 'https://p.example/m.png',
      providers: [
        {
          providerId: 'password',
          uid: 'somebody.a-name-and-a-picture-are-changed@gschool.example',
          email: 'somebody.a-name-and-a-picture-are-changed@gschool.example',
          displayName: 'Mira',
          photoURL: 'https://p.example/m.png',
        },
      ],
    },
  },
  {
    name: 'a name alone is changed, and the token follows',
    run: async (bed) => {
      const { user } = await member(bed);
      await updateProfile(user, { photoURL: 'https://p.example/m.png' });
      await updateProfile(user, { displayName: 'Mira' });
      const { claims } = await user.getIdTokenResult(true);
      return [claims['name'], claims['picture']];
    },
    expected: ['Mira', 'https://p.example/m.png'],
  },
  {
    name: 'a password is changed, and the session goes on',
    run: async (bed) => {
      const { user } = await member(bed);
      await updatePassword(user, OTHER_PASSWORD);
      await reload(user);
      return [
        (await user.getIdToken(true)).length > 0,
        await codeIn(signInWithEmailAndPassword(bed.connect(), bed.email(), PASSWORD)),
        await codeIn(signInWithEmailAndPassword(bed.connect(), bed.email(), OTHER_PASSWORD)),
      ];
    },
    expected: [true, 'auth/invalid-credential', 'no error'],
  },
  {
    name: 'a weak password is not changed to',
    run: async (bed) => {
      const { user } = await member(bed);
      const code = await codeIn(updatePassword(user, '123'));
      return [code, await codeIn(signInWithEmailAndPassword(bed.connect(), bed.email(), PASSWORD))];
    },
    expected: ['auth/weak-password', 'no error'],
  },
  {
    name: 'a password confirms who is signed in',
    run: async (bed) => {
      const { user } = await member(bed);
      const credential = EmailAuthProvider.credential(bed.email(), PASSWORD);
      const again = await reauthenticateWithCredential(user, credential);
      return [again.operationType, again.user.uid === user.uid];
    },
    expected: ['reauthenticate', true],
  },
  {
    name: 'a wrong password confirms nobody, and the session goes on',
    run: async (bed) => {
      const { auth, user } = await member(bed);
      const credential = EmailAuthProvider.credential(bed.email(), 'wrong-password');
      const code = await codeIn(reauthenticateWithCredential(user, credential));
      return [code, auth.currentUser?.uid === user.uid, await codeIn(user.getIdToken(true))];
    },
    expected: ['auth/invalid-credential', true, 'no error'],
  },
  {
    name: 'a password of somebody else does not confirm',
    run: async (bed) => {
      const { user } = await member(bed);
      await member(bed, 'another');
      const credential = EmailAuthProvider.credential(bed.email('another'), PASSWORD);
      return reauthenticateWithCredential(user, credential);
    },
    expected: refused('user-mismatch'),
  },
  {
    name: 'an account is deleted, and its address is free',
    run: async (bed) => {
      const { auth, user } = await member(bed);
      await deleteUser(user);
      const gone = await codeIn(signInWithEmailAndPassword(bed.connect(), bed.email(), PASSWORD));
      const next = await createUserWithEmailAndPassword(bed.connect(), bed.email(), PASSWORD);
      return [auth.currentUser, gone, next.user.uid !== user.uid];
    },
    expected: [null, 'auth/invalid-credential', true],
  },
  {
    name: 'an account is deleted once',
    run: async (bed) => {
      const { user } = await member(bed);
      const there = bed.connect();
      const other = await signInWithEmailAndPassword(there, bed.email(), PASSWORD);
      await deleteUser(user);
      return [await codeIn(deleteUser(other.user)), there.currentUser];
    },
    expected: ['auth/user-token-expired', null],
  },
  {
    name: 'a deleted account changes nothing any more',
    run: async (bed) => {
      const { user } = await member(bed);
      await bed.remove(user.uid);
      return updateProfile(user, { displayName: 'Nobody' });
    },
    expected: refused('user-token-expired'),
  },
];
