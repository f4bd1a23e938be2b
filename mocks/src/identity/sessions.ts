import { identityError } from '../errors';
import type { MockContext } from '../handlers/context';
import type { Account, RefreshToken } from '../store/types';
import { isExpired, createToken, parseToken, TOKEN_SECONDS, type SignIn } from './token';

/** A random string of 24 characters for codes, tokens and ids. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => (byte % 36).toString(36)).join(
    '',
  );

/** The token fields of a sign-in response. */
export interface TokenResponse {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  localId: string;
}

/** Starts a session with an ID token and a refresh token. */
export function startSession(
  account: Account,
  provider: SignIn['provider'],
  context: MockContext,
): TokenResponse {
  const { store, projectId } = context;
  // In whole seconds, so that a sign-in in the same second as a revocation is valid.
  const authTime = Math.max(Math.floor(store.clock.now() / 1000), account.validSince);
  const signIn = { provider, authTime };
  const refreshToken = randomId();
  store.refreshTokens.set(refreshToken, { localId: account.localId, ...signIn });
  store.putAccount({ ...account, lastLoginAt: store.clock.now() });
  return {
    idToken: createToken(account, signIn, store.clock.now(), projectId),
    refreshToken,
    expiresIn: String(TOKEN_SECONDS),
    localId: account.localId,
  };
}

/** The account of a session. Throws the service's error when the session is not valid. */
export function accountOfSession(session: RefreshToken, { store }: MockContext): Account {
  const account = store.account(session.localId);
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');
  if (session.authTime < account.validSince) throw identityError('TOKEN_EXPIRED');
  return account;
}

/** Returns the account and sign-in of an ID token. Throws when the token is not valid. */
export function authenticate(
  idToken: unknown,
  context: MockContext,
): { account: Account; signIn: SignIn } {
  const claims = typeof idToken === 'string' ? parseToken(idToken) : undefined;
  if (!claims) throw identityError('INVALID_ID_TOKEN');
  if (context.scenario() === 'expired-token' || isExpired(claims)) {
    throw identityError('TOKEN_EXPIRED');
  }
  const signIn: SignIn = {
    provider: claims.firebase.sign_in_provider as SignIn['provider'],
    authTime: claims.auth_time,
  };
  return { account: accountOfSession({ localId: claims.sub, ...signIn }, context), signIn };
}

/** Changing the password or email, or deleting the account, requires a sign-in within this time. */
const RECENT_SECONDS = 300;

export function requireRecent(signIn: SignIn, { store }: MockContext): void {
  if (store.clock.now() / 1000 - signIn.authTime > RECENT_SECONDS) {
    throw identityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
