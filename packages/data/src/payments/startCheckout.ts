import { AppError, isAppError } from '@gschool/domain';

import type { Session } from '../session/createSession';
import { getPaymentRepository } from './getPaymentRepository';
import { openCheckout, type CheckoutAttempt, type CheckoutResult } from './openCheckout';

/**
 * The uid of a member who may order. Throws `signedOut`, or `unverified` before the email address is
 * verified, because the access rules refuse that (docs/product.md#limits-of-orders-and-checkouts).
 */
export const requireVerifiedUid = (session: Session): string => {
  const state = session.get();
  if (state.status !== 'signedIn') throw new AppError({ kind: 'signedOut' });
  if (!state.user.isEmailVerified) throw new AppError({ kind: 'unverified' });
  return state.user.uid;
};

/**
 * Runs an operation again with a new token when it was refused: the address may have been verified
 * on another device, and a token shows that only after it was renewed.
 */
export const retryWithNewToken = async <T>(session: Session, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!isAppError(error, 'forbidden') || !(await session.renew())) throw error;
    return run();
  }
};

/**
 * Opens the hosted payment page of a membership for the signed-in member, like `openCheckout`. Also
 * throws `signedOut`, `unverified` and `limitReached`.
 */
export const startCheckout = async (
  session: Session,
  { id, params }: Pick<CheckoutAttempt, 'id' | 'params'>,
  signal: AbortSignal,
): Promise<CheckoutResult> => {
  const uid = requireVerifiedUid(session);
  const payments = await getPaymentRepository(session);
  return retryWithNewToken(session, () => openCheckout(payments, { uid, id, params }, signal));
};
