import { AppError } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

/**
 * The server's time in epoch milliseconds, cut to whole seconds, as the token says it that the
 * server has just made for this call. `signedOut` when nobody is here.
 */
export const readServerTime = async (auth: Auth): Promise<number> => {
  if (auth.currentUser === null) throw new AppError({ kind: 'signedOut' });
  const { claims } = await auth.currentUser.getIdTokenResult(true);
  return Number(claims['iat']) * 1000;
};
