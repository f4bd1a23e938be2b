import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/createSession';
import { createQueryClient } from './createQueryClient';

const clients = new WeakMap<Session, QueryClient>();

/**
 * What the browser keeps, and how. Asked for with the members' pages, so that it
 * is here before the member is; without it everything is read from the server.
 */
const browser = import('../cache/browser').catch(() => null);

const uidOf = (session: Session): string | null => {
  const state = session.get();
  return state.status === 'signedIn' ? state.user.uid : null;
};

/**
 * The query cache of a session: it outlives the pages that read from it, so that
 * a way over the home page reads nothing twice, and is emptied as soon as its
 * member leaves, whichever page is open then.
 */
export const clientOf = (session: Session): QueryClient => {
  const known = clients.get(session);
  if (known) return known;
  const persister = browser.then((kept) => kept?.persisterOf(client, session));
  const client = createQueryClient(async (ask, context, query) => {
    const answer = await persister;
    return answer ? answer(ask, context, query) : ask(context);
  });
  let uid = uidOf(session);
  session.subscribe(() => {
    const next = uidOf(session);
    if (uid !== null && uid !== next) client.clear();
    uid = next;
  });
  clients.set(session, client);
  return client;
};
