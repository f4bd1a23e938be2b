import {
  MAX_FOUND_TEXT,
  type AdminQueries,
  type MemberDetails,
  type MemberRow,
} from '@gschool/admin/contract';
import { isAppError, type AppError } from '@gschool/domain';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';

import { useAllPages, type PagedList } from '../../queries/pagedList';
import { adminKeys } from './admin';
import { ask, STALE_MS, useAdmin } from './askAdmin';

/** A page of the list of members. */
export type MemberPage = AdminQueries['members.list']['result'];

/** The rows of all pages. */
export const flattenMembers = ({ pages }: InfiniteData<MemberPage>): readonly MemberRow[] =>
  pages.flatMap(({ members }) => members);

/** All members. The pages are read one after the other, and shown as they arrive. */
export const useMembers = (): PagedList<MemberRow> => {
  const { session, uid } = useAdmin();
  const query = useInfiniteQuery<
    MemberPage,
    AppError,
    readonly MemberRow[],
    readonly unknown[],
    string | undefined
  >({
    queryKey: adminKeys.members(uid),
    enabled: uid !== '',
    // Ten pages: acts change single rows of the list, and Refresh reads it again.
    staleTime: 5 * 60_000,
    initialPageParam: undefined,
    queryFn: ({ pageParam }) =>
      ask(session, 'members.list', pageParam === undefined ? {} : { pageToken: pageParam }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken ?? undefined,
    select: flattenMembers,
  });
  return useAllPages(query);
};

/** What is known about one account. `notFound` for an unknown uid. */
export const useMemberDetails = (id: string): UseQueryResult<MemberDetails, AppError> => {
  const { session, uid } = useAdmin();
  return useQuery<MemberDetails, AppError>({
    queryKey: adminKeys.member(uid, id),
    enabled: uid !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => ask(session, 'members.show', { uid: id }),
  });
};

/**
 * The accounts with exactly an email or a uid. Reads nothing for null. For a search before the whole
 * list has been read.
 */
export const useFoundMembers = (
  text: string | null,
): UseQueryResult<readonly MemberRow[], AppError> => {
  const { session, uid } = useAdmin();
  return useQuery<readonly MemberRow[], AppError>({
    queryKey: adminKeys.found(uid, text ?? ''),
    enabled: uid !== '' && text !== null,
    staleTime: STALE_MS,
    queryFn: async () => {
      // The function refuses longer texts, and no account has one.
      if (text === null || text.length > MAX_FOUND_TEXT) return [];
      try {
        return (await ask(session, 'members.find', { text })).members;
      } catch (error) {
        if (isAppError(error, 'notFound')) return [];
        throw error;
      }
    },
  });
};
