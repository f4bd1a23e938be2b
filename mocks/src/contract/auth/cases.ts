import {
  createUserWithEmailAndPassword,
  type Auth,
  type ParsedToken,
  type User,
} from 'firebase/auth';

import { errorCodeOf } from '../connect';
import type { AuthContext } from './context';

/** One or more SDK calls with the expected result. */
export interface AuthCase {
  name: string;
  run(context: AuthContext): unknown;
  /** The value to which `run` resolves, or `rejectedWith(code)`. */
  expected: unknown;
}

/** The expected result of a case that rejects with an error code. */
export const rejectedWith = (code: string): { refused: string } => ({ refused: `auth/${code}` });

export async function runCase({ run }: AuthCase, context: AuthContext): Promise<unknown> {
  let outcome: unknown;
  const code = await errorCodeOf(
    (async () => {
      outcome = await run(context);
    })(),
  );
  return code === 'no error' ? outcome : { refused: code };
}

export const PASSWORD = 'secret-one';
export const OTHER_PASSWORD = 'secret-two';

/** Creates an account and signs in. */
export async function signUpMember(
  context: AuthContext,
  name?: string,
): Promise<{ auth: Auth; user: User; email: string }> {
  const auth = context.connect();
  const email = context.emailFor(name);
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  return { auth, user, email };
}

/** The user fields that the product uses, without values that differ between runs. */
export const userView = (user: User): Record<string, unknown> => ({
  hasUid: user.uid.length > 0,
  email: user.email,
  emailVerified: user.emailVerified,
  displayName: user.displayName,
  photoURL: user.photoURL,
  isAnonymous: user.isAnonymous,
  hasTimes: Boolean(user.metadata.creationTime && user.metadata.lastSignInTime),
  providers: user.providerData.map(({ providerId, uid, email, displayName, photoURL }) => ({
    providerId,
    uid,
    email,
    displayName,
    photoURL,
  })),
});

/** The claims of a token, without values that differ between runs. */
export function claimsView(claims: ParsedToken, user: User): Record<string, unknown> {
  const { iat, exp, auth_time: authTime, sub, user_id: userId, iss, aud, ...rest } = claims;
  const { mock_issued: _mockIssued, ...shared } = rest;
  return {
    ...shared,
    isOwn: sub === user.uid && userId === user.uid,
    isIssuedFor: iss === `https://securetoken.google.com/${String(aud)}`,
    seconds: Number(exp) - Number(iat),
    isRecent: Math.abs(Number(iat) - Number(authTime)) < 60,
  };
}
