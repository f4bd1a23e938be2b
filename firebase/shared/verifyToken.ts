import type { Auth, DecodedIdToken } from 'firebase-admin/auth';

/** Errors of a token that gives no access. Any other error says nothing about the token. */
const TOKEN_ERRORS = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Whether a part of a token is a JSON object. */
const isJsonObject = (part: string): boolean => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/**
 * Whether a text has the form of an ID token. Anyone can send any text, and the SDK reads
 * properties of the header and the claims before it checks anything, so `null` would cause an
 * exception.
 */
const isTokenShaped = (token: string): boolean => {
  const [header = '', claims = '', ...rest] = token.split('.');
  return rest.length === 1 && isJsonObject(header) && isJsonObject(claims);
};

const isTokenError = (error: unknown): boolean => {
  if (!(error instanceof Error && 'code' in error)) return false;
  // The SDK uses the same code for a wrong token and for Google keys that it could not load. Only
  // the messages differ: one names the token, the other is the message of the failed request.
  if (error.code === 'auth/argument-error') return error.message.includes('ID token');
  return TOKEN_ERRORS.includes(String(error.code));
};

/**
 * Decodes an ID token; null if it is not valid, was revoked, or its account is disabled or deleted.
 * Rejects if this could not be determined.
 *
 * Checking revocation costs a request for the account. Without the check, a token would stay valid
 * for up to an hour after all sessions of its account were signed out.
 */
export const verifyToken = async (
  auth: Pick<Auth, 'verifyIdToken'>,
  token: string,
): Promise<DecodedIdToken | null> => {
  if (!isTokenShaped(token)) return null;
  try {
    return await auth.verifyIdToken(token, true);
  } catch (error) {
    if (isTokenError(error)) return null;
    throw error;
  }
};
