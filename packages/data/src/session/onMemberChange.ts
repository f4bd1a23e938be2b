import type { Session } from './createSession';

/** The uid of the signed-in member; otherwise null. */
export const getUid = (session: Pick<Session, 'get'>): string | null => {
  const state = session.get();
  return state.status === 'signedIn' ? state.user.uid : null;
};

/**
 * Calls the listener with the previous uid (null for none) when another member signs in, or the
 * member signs out. Returns the unsubscribe function.
 */
export const onMemberChange = (
  session: Pick<Session, 'get' | 'subscribe'>,
  listener: (previous: string | null) => void,
): (() => void) => {
  let uid = getUid(session);
  return session.subscribe(() => {
    const previous = uid;
    uid = getUid(session);
    if (previous !== uid) listener(previous);
  });
};
