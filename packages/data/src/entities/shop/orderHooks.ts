import type { AppError, Order, OrderStatus, PaymentProgress } from '@gschool/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { getQueryClient } from '../../queries/getQueryClient';
import { shopKeys } from './shop';
import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getPublicShopRepository, getShopRepository } from './getShopRepository';

/**
 * The member's orders, newest first. They are read at every visit, since the server changes them.
 */
export const useOrders = (): UseQueryResult<readonly Order[], AppError> => {
  const services = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<readonly Order[], AppError>(
    {
      queryKey: shopKeys.orders(uid),
      enabled: uid !== '',
      staleTime: 0,
      queryFn: async () => (await getShopRepository(services.session)).orders(uid),
    },
    getQueryClient(services),
  );
};

/** One of the member's orders. `notFound` for any other order. */
export const useOrder = (number: string): UseQueryResult<Order, AppError> => {
  const services = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<Order, AppError>(
    {
      queryKey: shopKeys.order(uid, number),
      enabled: uid !== '' && number !== '',
      staleTime: 0,
      queryFn: async () => (await getShopRepository(services.session)).order(uid, number),
    },
    getQueryClient(services),
  );
};

/** The payment progress of one of the member's orders; reads nothing for null. */
export const usePaymentProgress = (
  number: string | null,
): UseQueryResult<PaymentProgress, AppError> => {
  const services = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<PaymentProgress, AppError>(
    {
      queryKey: shopKeys.payment(uid, number ?? ''),
      enabled: uid !== '' && number !== null,
      staleTime: 0,
      queryFn: async () =>
        (await getShopRepository(services.session)).paymentProgress(uid, number ?? ''),
    },
    getQueryClient(services),
  );
};

/**
 * The status of an order for anyone with its number (see `parseOrderNumber`); reads nothing for
 * null. `notFound` for an unknown number.
 */
export const useOrderStatus = (number: string | null): UseQueryResult<OrderStatus, AppError> => {
  const services = useServices();
  return useQuery<OrderStatus, AppError>(
    {
      queryKey: shopKeys.orderStatus(number ?? ''),
      enabled: number !== null,
      staleTime: 0,
      queryFn: async () => (await getPublicShopRepository(services.session)).status(number ?? ''),
    },
    getQueryClient(services),
  );
};
