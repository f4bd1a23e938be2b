import type { AppError } from '@gschool/domain';
import { useEffect } from 'react';

/** A list that is read in pages. */
export interface PagedList<Row> {
  /** The rows that were read; undefined before the first page. */
  data: readonly Row[] | undefined;
  /** The error of the first page, or of a later one. */
  error: AppError | null;
  isFetching: boolean;
  /** True after the last page. */
  isComplete: boolean;
  refetch: () => Promise<unknown>;
  /** Reads the next page. */
  loadMore: () => unknown;
}

/** What a list needs of a query in pages. */
interface PagedQuery<Row> {
  data: readonly Row[] | undefined;
  error: AppError | null;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

/** A query in pages as a list. */
export const toPagedList = <Row>(query: Omit<PagedQuery<Row>, 'isError'>): PagedList<Row> => ({
  data: query.data,
  error: query.error,
  isFetching: query.isFetching,
  isComplete: query.data !== undefined && !query.hasNextPage,
  refetch: query.refetch,
  loadMore: query.fetchNextPage,
});

/**
 * Reads all pages of a query, one after the other. After an error, `refetch` continues with the
 * page that failed.
 */
export const useAllPages = <Row>(query: PagedQuery<Row>): PagedList<Row> => {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  // With the number of rows, because a page may arrive before the one before it was shown.
  const count = data?.length;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [count, hasNextPage, isFetching, isError, fetchNextPage]);
  return { ...toPagedList(query), refetch: isError && data ? fetchNextPage : query.refetch };
};
