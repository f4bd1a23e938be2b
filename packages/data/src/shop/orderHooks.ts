import type { AppError, Order, OrderStatus } from '@gschool/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { clientOf } from '../queries/clientOf';
import { keys } from '../queries/keys';
import { useSession, useSessionObject } from '../session/SessionProvider';
import { shopOf } from './shopOf';

/** The member's orders, newest first; read anew at every visit, since they change elsewhere. */
export const useOrders = (): UseQueryResult<readonly Order[], AppError> => {
  const session = useSessionObject();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<readonly Order[], AppError>(
    {
      queryKey: keys.orders(uid),
      enabled: uid !== '',
      staleTime: 0,
      queryFn: async () => (await shopOf(session)).orders(uid),
    },
    clientOf(session),
  );
};

/** One of the member's own orders. `notFound` for any other. */
export const useOrder = (number: string): UseQueryResult<Order, AppError> => {
  const session = useSessionObject();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<Order, AppError>(
    {
      queryKey: [...keys.orders(uid), number],
      enabled: uid !== '' && number !== '',
      staleTime: 0,
      queryFn: async () => (await shopOf(session)).order(uid, number),
    },
    clientOf(session),
  );
};

/**
 * What becomes of an order, for whoever holds its number (`readOrderNumber` makes one of what
 * was typed); asks nothing without one. `notFound` for a number that the shop does not know.
 */
export const useOrderStatus = (number: string | null): UseQueryResult<OrderStatus, AppError> => {
  const session = useSessionObject();
  return useQuery<OrderStatus, AppError>(
    {
      queryKey: keys.orderStatus(number ?? ''),
      enabled: number !== null,
      staleTime: 0,
      queryFn: async () => (await shopOf(session)).status(number ?? ''),
    },
    clientOf(session),
  );
};
