import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/createServices';
import { onMemberChange } from '../session/onMemberChange';
import { createQueryClient } from './createQueryClient';

/**
 * What the browser keeps, and how. Asked for with the members' pages, so that it
 * is here before the member is; without it everything is read from the server.
 */
const browserCache = import('../cache/browserCache').catch(() => null);

/**
 * The query cache of a page: it outlives the pages that read from it, so that
 * a way over the home page reads nothing twice, and is emptied as soon as its
 * member leaves, whichever page is open then.
 */
export const getQueryClient = (services: Services): QueryClient =>
  services.queryClient.get(() => {
    const { session, onDispose } = services;
    const persister = browserCache.then((code) => code?.createPersister(client, session));
    const client = createQueryClient(async (ask, context, query) => {
      const answer = await persister;
      return answer ? answer(ask, context, query) : ask(context);
    });
    onDispose(
      onMemberChange(session, (previous) => {
        if (previous !== null) client.clear();
      }),
    );
    return client;
  });
