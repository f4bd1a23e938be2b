import { AppError, type ShippingSpeed, type OrderedLine, type ShopAddress } from '@gschool/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getPaymentRepository } from '../payments/getPaymentRepository';
import { getQueryClient } from '../queries/getQueryClient';
import { queryKeys } from '../queries/queryKeys';
import type { Services } from '../services/createServices';
import { useServices } from '../services/ServicesProvider';
import { getShopStorage } from './storage/getShopStorage';
import {
  payOrder,
  placeOrder,
  type PaymentStep,
  type PlaceOrderResult,
  type ReturnUrls,
  type CheckoutDeps,
} from './placeOrder';
import { getShopRepository } from './getShopRepository';

const createCheckoutDeps = async (
  services: Services,
  returns: ReturnUrls | null,
): Promise<CheckoutDeps> => {
  const { session } = services;
  const { orderAttempt } = getShopStorage(services);
  const [shop, payments] = await Promise.all([
    getShopRepository(session),
    getPaymentRepository(session),
  ]);
  return {
    shop,
    payments,
    returns,
    orderAttempts: { get: orderAttempt.get, set: (next) => orderAttempt.update(() => next) },
    randomBytes: () => crypto.getRandomValues(new Uint8Array(16)),
  };
};

const requireUid = ({ session }: Services): string => {
  const state = session.get();
  if (state.status !== 'signedIn') throw new AppError({ kind: 'signedOut' });
  return state.user.uid;
};

export interface Checkout {
  /** True while an order is written, and while the payment page is waited for. */
  isPlacing: boolean;
  /** Orders what is in the cart; rejects with `AppError`. A second call meanwhile gets the first one's answer. */
  place(order: { address: ShopAddress; speed: ShippingSpeed }): Promise<PlaceOrderResult>;
  /** The payment page of an order that waits for its payment; rejects with `AppError`. */
  resume(number: string): Promise<PaymentStep>;
  /** After an order is paid or requested: takes what it holds out of the cart. The next one is another order. */
  finish(lines: readonly OrderedLine[]): void;
}

/**
 * Places an order for the cart. `returns`: where the hosted page comes back to, on this
 * origin; null where payment is not set up, and then nothing is charged.
 */
export const useCheckout = (returns: ReturnUrls | null): Checkout => {
  const services = useServices();
  const [isPlacing, setPlacing] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  const given = useRef(returns);
  useEffect(() => {
    given.current = returns;
  });
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const signal = (): AbortSignal => (leaving.current ?? new AbortController()).signal;

  const busy = useCallback(async <T>(run: () => Promise<T>): Promise<T> => {
    setPlacing(true);
    try {
      return await run();
    } finally {
      setPlacing(false);
    }
  }, []);

  const place: Checkout['place'] = useCallback(
    (order) => {
      // One order at a time is placed from a page, however often somebody presses.
      const inProgress = services.orderInProgress.get();
      if (inProgress) return inProgress;
      const run = busy(async () => {
        const uid = requireUid(services);
        const deps = await createCheckoutDeps(services, given.current);
        const lines = getShopStorage(services).cart.get();
        try {
          return await placeOrder(deps, { uid, lines, ...order, signal: signal() });
        } finally {
          const client = getQueryClient(services);
          void client.invalidateQueries({ queryKey: queryKeys.orders(uid) });
          // The catalogue was just read for it: the page shows what it said.
          void client.invalidateQueries({ queryKey: queryKeys.shop });
        }
      }).finally(() => services.orderInProgress.set(null));
      services.orderInProgress.set(run);
      return run;
    },
    [busy, services],
  );

  const resume: Checkout['resume'] = useCallback(
    (number) =>
      busy(async () =>
        payOrder(await createCheckoutDeps(services, given.current), {
          uid: requireUid(services),
          number,
          signal: signal(),
        }),
      ),
    [busy, services],
  );

  const finish: Checkout['finish'] = useCallback(
    (ordered) => {
      const shopStorage = getShopStorage(services);
      shopStorage.orderAttempt.update(() => null);
      shopStorage.cart.update((lines) =>
        lines.flatMap((line) => {
          const had = ordered.find(({ priceId }) => priceId === line.variantId)?.quantity ?? 0;
          const quantity = line.quantity - had;
          return had === 0 ? [line] : quantity > 0 ? [{ ...line, quantity }] : [];
        }),
      );
    },
    [services],
  );

  return { isPlacing, place, resume, finish };
};
