import { AppError } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

/**
 * The server's time in epoch milliseconds, rounded down to whole seconds, from a token that the
 * server creates for this call. Throws `signedOut` for a visitor.
 */
export const readServerTime = async (auth: Auth): Promise<number> => {
  if (auth.currentUser === null) throw new AppError({ kind: 'signedOut' });
  const { claims } = await auth.currentUser.getIdTokenResult(true);
  return Number(claims['iat']) * 1000;
};
