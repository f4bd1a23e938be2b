import {
  MAX_FOUND_TEXT,
  type Act,
  type AdminQueries,
  type AdminQueryKind,
  type MemberDetails,
  type MemberRow,
  type OrderDetails,
  type OrderRow,
  type Overview,
} from '@gschool/admin/contract';
import { isAppError, type AppError, type OrderState } from '@gschool/domain';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { toPagedList, useAllPages, type PagedList } from '../../queries/pagedList';
import { withFreshToken } from '../../queries/retry';
import { useServices } from '../../services/ServicesProvider';
import type { Session } from '../../session/createSession';
import { useSession } from '../../session/useSession';
import { adminKeys } from './admin';
import { getAdminActs } from './adminActs';
import type { LogFilter, LogPage } from './adminRepository';

/** A page of the list of members. */
export type MemberPage = AdminQueries['members.list']['result'];
type OrderPage = AdminQueries['orders.list']['result'];

/** Which orders to list. A part that is absent does not filter. */
export interface OrderFilter {
  state?: OrderState | undefined;
  isPaid?: boolean | undefined;
}

/** Another administrator or a payment may have changed it, so that a visit reads it again. */
const STALE_MS = 15_000;
/** The function reads the payments of each order. */
const ORDER_PAGE = 50;
const LOG_PAGE = 50;

/** Asks the function `admin`. Throws `AppError`. */
export const ask = <K extends AdminQueryKind>(
  session: Session,
  kind: K,
  args: AdminQueries[K]['args'],
): Promise<AdminQueries[K]['result']> =>
  withFreshToken(session, async (backend) => (await backend.admin()).query(kind, args));

/** The session, and the uid of the administrator; `''` before the sign-in. */
export const useAdmin = () => {
  const { session } = useServices();
  const state = useSession();
  return { session, uid: state.status === 'signedIn' ? state.user.uid : '' };
};

/** What needs attention. */
export const useOverview = (): UseQueryResult<Overview, AppError> => {
  const { session, uid } = useAdmin();
  return useQuery<Overview, AppError>({
    queryKey: adminKeys.overview(uid),
    enabled: uid !== '',
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
    queryFn: () => ask(session, 'overview', {}),
  });
};

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

/** The orders, newest first. */
export const useOrderList = (filter: OrderFilter): PagedList<OrderRow> => {
  const { session, uid } = useAdmin();
  const query = useInfiniteQuery<
    OrderPage,
    AppError,
    readonly OrderRow[],
    readonly unknown[],
    string | undefined
  >({
    queryKey: adminKeys.orderList(uid, filter),
    enabled: uid !== '',
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
    initialPageParam: undefined,
    queryFn: ({ pageParam }) =>
      ask(session, 'orders.list', {
        ...(filter.state !== undefined && { state: filter.state }),
        ...(filter.isPaid !== undefined && { isPaid: filter.isPaid }),
        ...(pageParam !== undefined && { before: pageParam }),
        limit: ORDER_PAGE,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: flattenOrders,
  });
  return toPagedList(query);
};

const flattenOrders = ({ pages }: InfiniteData<OrderPage>): readonly OrderRow[] =>
  pages.flatMap(({ orders }) => orders);

/** One order with its payments. `notFound` for an unknown number. */
export const useOrderDetails = (number: string): UseQueryResult<OrderDetails, AppError> => {
  const { session, uid } = useAdmin();
  return useQuery<OrderDetails, AppError>({
    queryKey: adminKeys.order(uid, number),
    enabled: uid !== '' && number !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => ask(session, 'orders.show', { number }),
  });
};

const flattenActs = ({ pages }: InfiniteData<LogPage>): readonly Act[] =>
  pages.flatMap(({ acts }) => acts);

/** The entries of the log, newest first. */
export const useLog = (filter: LogFilter): PagedList<Act> => {
  const { session, uid } = useAdmin();
  const query = useInfiniteQuery<
    LogPage,
    AppError,
    readonly Act[],
    readonly unknown[],
    number | null
  >({
    queryKey: adminKeys.logList(uid, filter),
    enabled: uid !== '',
    staleTime: 0,
    initialPageParam: null,
    queryFn: ({ pageParam }) =>
      withFreshToken(session, async (backend) =>
        (await backend.admin()).log(filter, pageParam, LOG_PAGE),
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: flattenActs,
  });
  return toPagedList(query);
};

/** An act that created a release is the first one about it. */
const RELEASE_ACTS = 5;

/**
 * The act that published or restored a release; null if the log has none. Asks nothing for null. Only
 * administrators read the log.
 */
export const useReleaseAct = (release: string | null): UseQueryResult<Act | null, AppError> => {
  const { session, uid } = useAdmin();
  return useQuery<Act | null, AppError>({
    queryKey: adminKeys.releaseAct(uid, release ?? ''),
    enabled: uid !== '' && release !== null,
    staleTime: 0,
    queryFn: () =>
      withFreshToken(session, async (backend) => {
        const filter = { subject: release ?? '' };
        const { acts } = await (await backend.admin()).log(filter, null, RELEASE_ACTS);
        return acts.find(({ after }) => after?.['release'] === release) ?? null;
      }),
  });
};

const NONE: readonly Act[] = [];

/** The acts of this page that can be undone, the last one last. */
export const useUndoableActs = (): readonly Act[] => {
  const { undoable } = getAdminActs(useServices());
  return useSyncExternalStore(undoable.subscribe, undoable.get, () => NONE);
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
