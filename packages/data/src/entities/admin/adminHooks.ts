import type { Act, AdminQueries, OrderDetails, OrderRow, Overview } from '@gschool/admin/contract';
import type { AppError, OrderState } from '@gschool/domain';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';

import { toPagedList, type PagedList } from '../../queries/pagedList';
import { withFreshToken } from '../../queries/retry';
import { adminKeys } from './admin';
import type { LogFilter, LogPage } from './adminRepository';
import { ask, STALE_MS, useAdmin } from './askAdmin';

type OrderPage = AdminQueries['orders.list']['result'];

/** Which orders to list. A part that is absent does not filter. */
export interface OrderFilter {
  state?: OrderState | undefined;
  isPaid?: boolean | undefined;
}

/** The function reads the payments of each order. */
const ORDER_PAGE = 50;
const LOG_PAGE = 50;

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
