import type { AppError, HistoryEntry } from '@gschool/domain';
import { useInfiniteQuery } from '@tanstack/react-query';

import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getHistoryQuery } from './libraryQueries';
import { usePendingChanges } from './usePendingChanges';

export interface WatchHistory {
  /** Newest first, including pending changes. */
  entries: readonly HistoryEntry[];
  isPending: boolean;
  isFetching: boolean;
  /** When the entries were read, in epoch milliseconds. */
  dataUpdatedAt: number;
  /** Why the history, or the next page of it, could not be read. */
  error: AppError | null;
  /** True if the next page could not be read. */
  isMoreError: boolean;
  hasMore: boolean;
  /** Reads the next page; after a failure, the same page again. */
  loadMore(): void;
  isLoadingMore: boolean;
  /** Reads everything again. */
  refetch(): void;
}

/** What the member watched, in pages of 50; lapsed members may read it, too. */
export const useHistory = (): WatchHistory => {
  const { session } = useServices();
  const state = useSession();
  const pendingChanges = usePendingChanges();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  const query = useInfiniteQuery({
    ...getHistoryQuery(session, uid),
    enabled: uid !== '',
    select: ({ pages }) => {
      const stored = pages.flatMap(({ entries }) => entries);
      return pendingChanges ? pendingChanges.history(stored) : stored;
    },
  });
  return {
    entries: query.data ?? [],
    isPending: query.isPending,
    isFetching: query.isFetching,
    dataUpdatedAt: query.dataUpdatedAt,
    error: query.error,
    isMoreError: query.isFetchNextPageError,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    refetch: () => void query.refetch(),
  };
};
