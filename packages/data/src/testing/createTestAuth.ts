import { AppError, type AuthErrorCode, type Claims } from '@gschool/domain';
import type { Listeners } from '@gschool/state';

import type { AuthGateway, AuthUser } from '../backend';
import { anAccount } from './anAccount';
import { observeCalls, type ObservedCalls } from './observeCalls';

/** The accounts of a test. */
export interface TestAccounts {
  /** By email address. */
  accounts: Map<string, { password: string; user: AuthUser }>;
  current: AuthUser | null;
  claims: Claims;
  /** Signs a member in or out, the way another tab would. */
  setUser: (user: AuthUser | null) => void;
}

/**
 * Accounts without Firebase's SDK: it cannot change the account without a password, the way another
 * tab would, and its timers would run in tests that stop the time. `firebase/backend.test.ts` tests
 * the SDK with the mock.
 */
export const createTestAuth = (
  server: TestAccounts & ObservedCalls,
  listeners: Listeners<[user: AuthUser | null]>,
): AuthGateway => {
  const enter = (user: AuthUser): AuthUser => {
    server.setUser(user);
    return user;
  };
  const fail = (code: AuthErrorCode): never => {
    throw new AppError({ kind: 'auth', code });
  };
  const readClaims = async (): Promise<Claims> => {
    if (server.current === null) throw new AppError({ kind: 'signedOut' });
    return server.claims;
  };
  const calls = observeCalls(
    {
      signIn: async (email: string, password: string) => {
        const account = server.accounts.get(email);
        return account?.password === password ? enter(account.user) : fail('invalid-credential');
      },
      signUp: async (email: string, password: string) => {
        if (server.accounts.has(email)) fail('email-already-in-use');
        const user = anAccount(`uid-${server.accounts.size + 1}`, { email });
        server.accounts.set(email, { password, user });
        return enter(user);
      },
      prepareGooglePopup: async () => undefined,
      signInWithGoogle: async () => enter(anAccount('google', { provider: 'google' })),
      signOut: async () => server.setUser(null),
      claims: readClaims,
      // With a renewed token.
      'claims!': readClaims,
      sendPasswordReset: async () => undefined,
    },
    server,
  );
  return {
    ...calls,
    onChange: (listener) => {
      queueMicrotask(() => listener(server.current));
      return listeners.subscribe(listener);
    },
    current: () => server.current,
    claims: (force = false) => (force ? calls['claims!'] : calls.claims)(),
  };
};
