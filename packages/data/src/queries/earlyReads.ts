import { hashKey, type QueryKey } from '@tanstack/react-query';

import type { Backend } from '../backend';
import type { Session } from '../session/createSession';

/** An answer that is older is read again, in milliseconds. */
const MAX_AGE_MS = 10_000;

interface EarlyRead {
  answer: Promise<unknown>;
  /** Epoch milliseconds. */
  startedAt: number;
}

const readsOfSessions = new WeakMap<Pick<Session, 'backend'>, Map<string, EarlyRead>>();

/**
 * Starts the read of a query before the query may run, that is, before the session is known. The
 * query takes the answer with `takeEarlyRead`, so it is stored as usual. The key names the member,
 * so no answer is shown to another one.
 */
export const startEarlyRead = (
  session: Pick<Session, 'backend'>,
  queryKey: QueryKey,
  read: (backend: Backend) => Promise<unknown>,
): void => {
  const reads = readsOfSessions.get(session) ?? new Map<string, EarlyRead>();
  readsOfSessions.set(session, reads);
  const answer = session.backend().then(read);
  // The query reads again after an error.
  answer.catch(() => undefined);
  reads.set(hashKey(queryKey), { answer, startedAt: Date.now() });
};

/** The answer of a read that was started early, once; null without one. It may reject. */
export const takeEarlyRead = (
  session: Pick<Session, 'backend'>,
  queryKey: QueryKey,
): Promise<unknown> | null => {
  const reads = readsOfSessions.get(session);
  const key = hashKey(queryKey);
  const read = reads?.get(key);
  reads?.delete(key);
  return read && Date.now() - read.startedAt <= MAX_AGE_MS ? read.answer : null;
};
