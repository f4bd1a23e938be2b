import { QueryClient, type QueryPersister } from '@tanstack/react-query';

import { lifetimes } from '../cache/lifetimes';
import { shouldRetry } from './retry';

/**
 * Creates the query cache of one page with the product's lifetimes and retries. `persister` stores
 * data in the browser.
 */
export const createQueryClient = (persister?: QueryPersister): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...(persister && { persister }),
        staleTime: lifetimes.unknown,
        gcTime: lifetimes.catalogue,
        retry: shouldRetry,
        retryDelay: 600,
        // Pages show that they are offline. A paused query would never reject.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
