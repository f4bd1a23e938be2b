import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { lifetimes } from '../cache/lifetimes';
import { shouldRetry } from './retry';

/** The query cache of one page, with the product's lifetimes and its patience. `persister` keeps answers beyond it. */
export const createQueryClient = (persister?: QueryPersister): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...(persister && { persister }),
        staleTime: lifetimes.unknown,
        gcTime: lifetimes.catalogue,
        retry: shouldRetry,
        retryDelay: 600,
        // A page says "you are offline" itself; a query that waits silently would never get there.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
