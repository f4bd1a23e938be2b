import {
  deleteUser,
  getIdTokenResult,
  reload,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { sharedPersistence } from '../connect';
import { claimsView, codeIn, member, PASSWORD, view, type AuthCase } from './cases';

/** `securetoken…/token` and `accounts:lookup`: what keeps a member signed in, and what ends it. */
export const session: readonly AuthCase[] = [
  {
    name: 'a page that is loaded again finds its member',
    run: async (bed) => {
      await member(bed);
      const storage = sharedPersistence();
      const before = bed.connect(storage, `page ${bed.email()}`);
      await signInWithEmailAndPassword(before, bed.email(), PASSWORD);

      await bed.leave(before);
      const after = bed.connect(storage, `page ${bed.email()}`);
      await after.authStateReady();
      return after.currentUser?.email === bed.email();
    },
    expected: true,
  },
  {
    name: 'a refreshed token carries the claims as they are now',
    run: async (bed) => {
      const { user } = await member(bed);
      const claims = {
        subscribed: true,
        role: 'user',
        plan: 'yearly',
        expiresAt: 4_102_444_800_000,
      };
      await bed.setClaims(user.uid, claims);
      const before = (await getIdTokenResult(user)).claims;
      const after = (await getIdTokenResult(user, true)).claims;
      return [before['subscribed'] ?? null, claimsView(after, user)];
    },
    expected: [
      null,
      {
        email: 'somebody.a-refreshed-token-carries-the-claims-as-they-are-now@gschool.example',
        email_verified: false,
        firebase: {
          identities: {
            email: [
              'somebody.a-refreshed-token-carries-the-claims-as-they-are-now@gschool.example',
            ],
          },
          sign_in_provider: 'password',
        },
        subscribed: true,
        role: 'user',
        plan: 'yearly',
        expiresAt: 4_102_444_800_000,
        isOwn: true,
        isIssuedFor: true,
        seconds: 3600,
        isRecent: true,
      },
    ],
  },
  {
    name: 'a refreshed token is another one',
    run: async (bed) => {
      const { user } = await member(bed);
      const { refreshToken } = user;
      await user.getIdToken(true);
      return [user.refreshToken.length > 0, refreshToken.length > 0];
    },
    expected: [true, true],
  },
  {
    name: 'a reload shows what changed elsewhere',
    run: async (bed) => {
      const { user } = await member(bed);
      await bed.verify(user.uid);
      await reload(user);
      return view(user)['emailVerified'];
    },
    expected: true,
  },
  {
    name: 'a disabled account ends its session at the next reload',
    run: async (bed) => {
      const { auth, user } = await member(bed);
      await bed.disable(user.uid);
      return [await codeIn(reload(user)), auth.currentUser];
    },
    expected: ['auth/user-disabled', null],
  },
  {
    name: 'a disabled account gets no new token',
    run: async (bed) => {
      const { auth, user } = await member(bed);
      await bed.disable(user.uid);
      return [await codeIn(user.getIdToken(true)), auth.currentUser];
    },
    expected: ['auth/user-disabled', null],
  },
  {
    name: 'a deleted account ends its sessions elsewhere',
    run: async (bed) => {
      const here = await member(bed);
      const there = bed.connect();
      const { user } = await signInWithEmailAndPassword(there, bed.email(), PASSWORD);
      await deleteUser(here.user);
      return [here.auth.currentUser, await codeIn(reload(user)), there.currentUser];
    },
    expected: [null, 'auth/user-token-expired', null],
  },
  {
    name: 'an account that the trusted side deleted ends its session',
    run: async (bed) => {
      const { auth, user } = await member(bed);
      await bed.remove(user.uid);
      return [await codeIn(reload(user)), auth.currentUser];
    },
    expected: ['auth/user-token-expired', null],
  },
  {
    name: 'a session that the trusted side ended is over at the next reload',
    run: async (bed) => {
      const { auth, user } = await member(bed);
      await bed.revoke(user.uid);
      return [await codeIn(reload(user)), auth.currentUser];
    },
    expected: ['auth/user-token-expired', null],
  },
  {
    name: 'nobody is left after signing out, and the next member may come',
    run: async (bed) => {
      const { auth } = await member(bed);
      await signOut(auth);
      const nobody = auth.currentUser;
      await signInWithEmailAndPassword(auth, bed.email(), PASSWORD);
      return [nobody, auth.currentUser?.email === bed.email()];
    },
    expected: [null, true],
  },
];
