import { isAppError } from '@gschool/domain';
import { useEffect, useState } from 'react';

import { realTimers, poll, throwIfAborted, type Timers } from '../payments/timers';
import { getQueryClient } from '../queries/getQueryClient';
import { queryKeys } from '../queries/queryKeys';
import { useServices } from '../services/ServicesProvider';
import { useSession } from '../session/useSession';
import { getShopRepository } from './getShopRepository';
import type { ShopRepository } from './shopRepository';

/**
 * The payment status of an order. `late`: not reported within a minute; the order is still valid.
 */
export type PaymentStatus = 'waiting' | 'received' | 'timedOut';

/**
 * Waits for the payment of an order: checks at once, after a second, then in growing intervals of
 * up to five seconds, for a minute. Returns false when no payment was reported. Ignores failed
 * checks.
 */
export const waitForPayment = async (
  shop: Pick<ShopRepository, 'isPaid'>,
  { uid, number, signal }: { uid: string; number: string; signal: AbortSignal },
  timers: Timers = realTimers,
): Promise<boolean> => {
  const checkOnce = async (): Promise<true | null> =>
    (await shop.isPaid(uid, number).catch(() => false)) ? true : null;
  const firstResult = await checkOnce();
  throwIfAborted(signal);
  return (firstResult ?? (await poll(checkOnce, timers, signal))) === true;
};

/**
 * The payment status after the return from the hosted page. Reads nothing for null; orders are read
 * again when the status is known.
 */
export const usePaymentStatus = (number: string | null): PaymentStatus => {
  const services = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : null;
  const [known, setKnown] = useState<{ number: string; status: PaymentStatus } | null>(null);

  useEffect(() => {
    if (uid === null || number === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    getShopRepository(services.session)
      .then((shop) => waitForPayment(shop, { uid, number, signal }))
      .then(
        (isPaid) => {
          setKnown({ number, status: isPaid ? 'received' : 'timedOut' });
          const client = getQueryClient(services);
          void client.invalidateQueries({ queryKey: queryKeys.orders(uid) });
          void client.invalidateQueries({ queryKey: queryKeys.orderStatus(number) });
        },
        (error: unknown) => {
          if (!isAppError(error, 'cancelled')) setKnown({ number, status: 'timedOut' });
        },
      );
    return () => controller.abort();
  }, [services, uid, number]);

  return known !== null && known.number === number ? known.status : 'waiting';
};
