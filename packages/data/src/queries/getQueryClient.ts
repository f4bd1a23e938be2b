import type { QueryClient } from '@tanstack/react-query';

import type { Services } from '../services/createServices';
import { onMemberChange } from '../session/onMemberChange';
import { createQueryClient } from './createQueryClient';

/**
 * The code for the stored cache. It is loaded with the members' pages, so that it is ready before
 * the member is known. Without it, everything is read from the server.
 */
const browserCache = import('../cache/browserCache').catch(() => null);

/**
 * The query cache of a page. It is created once, so that navigation reads nothing twice, and
 * cleared as soon as its member signs out.
 */
export const getQueryClient = (services: Services): QueryClient =>
  services.queryClient.get(() => {
    const { session, onDispose } = services;
    const persister = browserCache.then((code) => code?.createPersister(client, session));
    const client = createQueryClient(async (ask, context, query) => {
      const answer = await persister;
      return answer ? answer(ask, context, query) : ask(context);
    });
    /**
     * Repeats the queries that failed and are shown (docs/product/caches.md#cached-data-offline).
     */
    const refetchFailed = (): void =>
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state: { status } }) => status === 'error',
      });
    // Not TanStack Query's own option, because that misses the event in a page that was opened
    // offline.
    globalThis.addEventListener?.('online', refetchFailed);
    onDispose(() => globalThis.removeEventListener?.('online', refetchFailed));
    let wasFromCopy = session.get().isFromCopy;
    onDispose(
      session.subscribe(() => {
        const { isFromCopy } = session.get();
        if (wasFromCopy && !isFromCopy) refetchFailed();
        wasFromCopy = isFromCopy;
      }),
    );
    onDispose(
      onMemberChange(session, (previous) => {
        if (previous !== null) client.clear();
      }),
    );
    // What is still being read must not be stored after the page has ended.
    onDispose(() => client.clear());
    return client;
  });
