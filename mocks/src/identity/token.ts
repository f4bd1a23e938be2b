import { fromBase64url, toBase64url } from '../base64url';
import type { Account, ProviderLink } from '../store/types';

/** The claims of an ID token. */
export interface TokenClaims {
  sub: string;
  user_id: string;
  /** Epoch seconds. */
  iat: number;
  exp: number;
  auth_time: number;
  email: string;
  email_verified: boolean;
  name?: string;
  picture?: string;
  firebase: { sign_in_provider: string; identities: Record<string, readonly string[]> };
  subscribed?: boolean;
  role?: string;
  plan?: string;
  /** Epoch milliseconds. */
  expiresAt?: number;
  /**
   * Epoch seconds of the system clock, which decides when the token expires, just as in the SDK. So
   * moving the mock's clock can end a subscription, but does not sign a member out.
   */
  mock_issued: number;
  iss: string;
  aud: string;
}

export const TOKEN_SECONDS = 3600;

/** The token that the emulators accept as the Admin SDK's; it bypasses the access rules. */
export const ADMIN_TOKEN = 'owner';

export interface SignIn {
  provider: ProviderLink['providerId'];
  /** Epoch seconds. */
  authTime: number;
}

/** Creates an unsigned token (`alg: none`), which the SDK accepts. */
export function createToken(
  account: Account,
  signIn: SignIn,
  nowMs: number,
  projectId: string,
): string {
  const iat = Math.floor(nowMs / 1000);
  const claims: TokenClaims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: account.localId,
    user_id: account.localId,
    iat,
    exp: iat + TOKEN_SECONDS,
    auth_time: signIn.authTime,
    email: account.email,
    email_verified: account.emailVerified,
    ...(account.displayName ? { name: account.displayName } : {}),
    ...(account.photoUrl ? { picture: account.photoUrl } : {}),
    firebase: { sign_in_provider: signIn.provider, identities: identitiesOf(account) },
    mock_issued: Math.floor(Date.now() / 1000),
    ...account.customClaims,
  };
  return `${toBase64url('{"alg":"none","typ":"JWT"}')}.${toBase64url(JSON.stringify(claims))}.`;
}

function identitiesOf(account: Account): Record<string, readonly string[]> {
  const google = account.providers.filter(({ providerId }) => providerId === 'google.com');
  return {
    email: [account.email],
    ...(google.length > 0 ? { 'google.com': google.map(({ federatedId }) => federatedId) } : {}),
  };
}

/** Decodes the payload of any token. Throws when it is not a token. */
export const decodeTokenPayload = (token: string): unknown =>
  JSON.parse(fromBase64url(token.split('.')[1] ?? ''));

/** The claims of a token that this mock created; undefined for other tokens. */
export function parseToken(token: string): TokenClaims | undefined {
  try {
    const claims = decodeTokenPayload(token);
    return claims && typeof claims === 'object' && 'mock_issued' in claims
      ? (claims as TokenClaims)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a token has expired. */
export const isExpired = (claims: TokenClaims): boolean =>
  Date.now() / 1000 >= claims.mock_issued + (claims.exp - claims.iat);
