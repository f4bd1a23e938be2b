import { identityError } from '../errors';
import type { MockContext } from '../handlers/context';
import type { Account, RefreshToken } from '../store/types';
import { isExpired, createToken, parseToken, TOKEN_SECONDS, type SignIn } from './token';

/** A random text for codes, tokens and ids; 24 characters of base 36. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => (byte % 36).toString(36)).join(
    '',
  );

/** What a sign-in answers beside the account's own fields. */
export interface TokenResponse {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  localId: string;
}

/** Starts a session: an ID token and the refresh token that renews it. */
export function startSession(
  account: Account,
  provider: SignIn['provider'],
  context: MockContext,
): TokenResponse {
  const { store, projectId } = context;
  // Whole seconds: a sign-in in the second of a revocation counts as after it.
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

/** The account behind a sign-in that may be renewed; throws what the identity service answers. */
export function accountOfSession(session: RefreshToken, { store }: MockContext): Account {
  const account = store.account(session.localId);
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');
  if (session.authTime < account.validSince) throw identityError('TOKEN_EXPIRED');
  return account;
}

/** The account and the sign-in of an ID token in a request. */
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

/** Five minutes: beyond it, changing the password, the address or leaving asks for a new sign-in. */
const RECENT_SECONDS = 300;

export function requireRecent(signIn: SignIn, { store }: MockContext): void {
  if (store.clock.now() / 1000 - signIn.authTime > RECENT_SECONDS) {
    throw identityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
