import type { Session } from '../session/createSession';
import type { SessionState } from '../session/state';
import { realTimers, poll, throwIfAborted, type Timers } from './timers';

/** Open at last: the profile says it (spec, section 4), and the token, by which documents are read. */
export const isMembershipActive = (state: SessionState): boolean =>
  state.status === 'signedIn' && state.isSubscribed && state.claims.subscribed;

/**
 * After the return from a payment: reads token and profile anew until they tell
 * of it, for a minute at most. False when they do not: the trusted side is late,
 * and the payment stands. A failed reading is no answer. `cancelled` once the
 * signal was given.
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
