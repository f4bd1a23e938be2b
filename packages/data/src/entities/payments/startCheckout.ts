import { AppError } from '@gschool/domain';

import { withFreshToken } from '../../queries/retry';
import type { Session } from '../../session/createSession';
import { openCheckout, type CheckoutAttempt, type CheckoutResult } from './openCheckout';

/**
 * The uid of a member who may order. Throws `signedOut`, or `unverified` before the email address is
 * verified, because the access rules refuse that
 * (docs/product/orders.md#limits-of-orders-and-checkouts).
 */
export const requireVerifiedUid = (session: Session): string => {
  const state = session.get();
  if (state.status !== 'signedIn') throw new AppError({ kind: 'signedOut' });
  if (!state.user.isEmailVerified) throw new AppError({ kind: 'unverified' });
  return state.user.uid;
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
  return withFreshToken(session, async (backend) =>
    openCheckout(await backend.payments(), { uid, id, params }, signal),
  );
};
