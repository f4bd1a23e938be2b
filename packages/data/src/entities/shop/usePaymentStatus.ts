import { isAppError, type PaymentProgress, type ReportedProgress } from '@gschool/domain';
import { useEffect, useState } from 'react';

import { realTimers, poll, throwIfAborted, type Timers } from '../payments/timers';
import { getQueryClient } from '../../queries/getQueryClient';
import { shopKeys } from './shop';
import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getShopRepository } from './getShopRepository';
import type { ShopRepository } from './shopRepository';

/**
 * The payment status of an order. `timedOut`: no payment was reported within a minute; the order is
 * still valid.
 */
export type PaymentStatus = 'waiting' | ReportedProgress | 'timedOut';

interface PaymentWait {
  uid: string;
  number: string;
  signal: AbortSignal;
  onReport?: (progress: ReportedProgress) => void;
}

/**
 * Waits up to a minute for the payment of an order: checks right away, after a second and then at
 * growing intervals of up to five seconds. Ignores failed checks. `onReport` is called with what
 * is reported before the payment is received.
 */
export const waitForPayment = async (
  shop: Pick<ShopRepository, 'paymentProgress'>,
  { uid, number, signal, onReport }: PaymentWait,
  timers: Timers = realTimers,
): Promise<Exclude<PaymentStatus, 'waiting'>> => {
  let last: PaymentProgress = 'none';
  const checkOnce = async (): Promise<'received' | null> => {
    const progress = await shop.paymentProgress(uid, number).catch(() => null);
    throwIfAborted(signal);
    if (progress === 'received') return 'received';
    last = progress ?? last;
    if (last !== 'none') onReport?.(last);
    return null;
  };
  const result = (await checkOnce()) ?? (await poll(checkOnce, timers, signal));
  return result ?? (last === 'none' ? 'timedOut' : last);
};

/**
 * The payment status after the return from the hosted page. Reads nothing for null. Orders are read
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
      .then((shop) => {
        const onReport = (status: ReportedProgress) => setKnown({ number, status });
        return waitForPayment(shop, { uid, number, signal, onReport });
      })
      .then(
        (status) => {
          setKnown({ number, status });
          const client = getQueryClient(services);
          void client.invalidateQueries({ queryKey: shopKeys.orders(uid) });
          void client.invalidateQueries({ queryKey: shopKeys.orderStatus(number) });
        },
        (error: unknown) => {
          if (!isAppError(error, 'cancelled')) setKnown({ number, status: 'timedOut' });
        },
      );
    return () => controller.abort();
  }, [services, uid, number]);

  return known !== null && known.number === number ? known.status : 'waiting';
};
