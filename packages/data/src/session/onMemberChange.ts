import type { Session } from './createSession';

/** The uid of whoever is signed in, else null. */
export const getUid = (session: Pick<Session, 'get'>): string | null => {
  const state = session.get();
  return state.status === 'signedIn' ? state.user.uid : null;
};

/**
 * Calls back when somebody else is signed in than before, or nobody, with the uid of before
 * (null: nobody was). Returns the unsubscribe.
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
