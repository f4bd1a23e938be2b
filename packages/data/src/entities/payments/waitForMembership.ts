import type { Session } from '../../session/createSession';
import type { SessionState } from '../../session/state';
import { realTimers, poll, throwIfAborted, type Timers } from './timers';

/**
 * True when both the profile (docs/product/subscription.md#subscription-status) and the token,
 * which the access rules read, show an active membership.
 */
export const isMembershipActive = (state: SessionState): boolean =>
  state.status === 'signedIn' && state.isSubscribed && state.claims.subscribed;

/**
 * After a payment, waits up to a minute until the token and the profile show the subscription
 * (docs/product/subscription.md#after-a-payment). Returns false when they do not: the server is
 * slow, and the payment is still valid. Ignores failed reads. Throws `cancelled` when the signal is
 * aborted.
 */
export const waitForMembership = async (
  session: Pick<Session, 'get' | 'actions'>,
  signal: AbortSignal,
  timers: Timers = realTimers,
): Promise<boolean> => {
  const checkOnce = async (): Promise<true | null> => {
    await session.actions.refresh().catch(() => undefined);
    return isMembershipActive(session.get()) ? true : null;
  };
  const firstResult = await checkOnce();
  throwIfAborted(signal);
  return (firstResult ?? (await poll(checkOnce, timers, signal))) === true;
};
