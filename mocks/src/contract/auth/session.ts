import {
  deleteUser,
  getIdTokenResult,
  reload,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';

import { errorCodeOf, sharedPersistence } from '../connect';
import { claimsView, signUpMember, PASSWORD, userView, type AuthCase } from './cases';

/** Token refresh and `accounts:lookup`: how a session continues and ends. */
export const sessionCases: readonly AuthCase[] = [
  {
    name: 'a reloaded page restores the session',
    run: async (context) => {
      await signUpMember(context);
      const storage = sharedPersistence();
      const before = context.connect(storage, `page ${context.emailFor()}`);
      await signInWithEmailAndPassword(before, context.emailFor(), PASSWORD);

      await context.closeApp(before);
      const after = context.connect(storage, `page ${context.emailFor()}`);
      await after.authStateReady();
      return after.currentUser?.email === context.emailFor();
    },
    expected: true,
  },
  {
    name: 'a refreshed token has the current claims',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const claims = {
        subscribed: true,
        role: 'user',
        plan: 'yearly',
        expiresAt: 4_102_444_800_000,
      };
      await context.setClaims(user.uid, claims);
      const before = (await getIdTokenResult(user)).claims;
      const after = (await getIdTokenResult(user, true)).claims;
      return [before['subscribed'] ?? null, claimsView(after, user)];
    },
    expected: [
      null,
      {
        email: 'somebody.a-refreshed-token-has-the-current-claims@gschool.example',
        email_verified: false,
        firebase: {
          identities: {
            email: ['somebody.a-refreshed-token-has-the-current-claims@gschool.example'],
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
    name: 'a refreshed token replaces the old one',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const { refreshToken } = user;
      await user.getIdToken(true);
      return [user.refreshToken.length > 0, refreshToken.length > 0];
    },
    expected: [true, true],
  },
  {
    name: 'a reload of the user shows changes',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await context.verifyEmail(user.uid);
      await reload(user);
      return userView(user)['emailVerified'];
    },
    expected: true,
  },
  {
    name: 'a disabled account ends its session at the next reload',
    run: async (context) => {
      const { auth, user } = await signUpMember(context);
      await context.disable(user.uid);
      return [await errorCodeOf(reload(user)), auth.currentUser];
    },
    expected: ['auth/user-disabled', null],
  },
  {
    name: 'a disabled account gets no new token',
    run: async (context) => {
      const { auth, user } = await signUpMember(context);
      await context.disable(user.uid);
      return [await errorCodeOf(user.getIdToken(true)), auth.currentUser];
    },
    expected: ['auth/user-disabled', null],
  },
  {
    name: 'a deleted account ends its sessions on other devices',
    run: async (context) => {
      const here = await signUpMember(context);
      const there = context.connect();
      const { user } = await signInWithEmailAndPassword(there, context.emailFor(), PASSWORD);
      await deleteUser(here.user);
      return [here.auth.currentUser, await errorCodeOf(reload(user)), there.currentUser];
    },
    expected: [null, 'auth/user-token-expired', null],
  },
  {
    name: 'an account that the Admin SDK deleted ends its session',
    run: async (context) => {
      const { auth, user } = await signUpMember(context);
      await context.deleteAccount(user.uid);
      return [await errorCodeOf(reload(user)), auth.currentUser];
    },
    expected: ['auth/user-token-expired', null],
  },
  {
    name: 'a revoked session ends at the next reload',
    run: async (context) => {
      const { auth, user } = await signUpMember(context);
      await context.revokeTokens(user.uid);
      return [await errorCodeOf(reload(user)), auth.currentUser];
    },
    expected: ['auth/user-token-expired', null],
  },
  {
    name: 'signing out and signing in again',
    run: async (context) => {
      const { auth } = await signUpMember(context);
      await signOut(auth);
      const nobody = auth.currentUser;
      await signInWithEmailAndPassword(auth, context.emailFor(), PASSWORD);
      return [nobody, auth.currentUser?.email === context.emailFor()];
    },
    expected: [null, true],
  },
];
