import type { ShippingSpeed, OrderedLine, ShopAddress } from '@gschool/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

import { getPaymentRepository } from '../payments/getPaymentRepository';
import { requireVerifiedUid } from '../payments/startCheckout';
import { getQueryClient } from '../../queries/getQueryClient';
import { shopKeys } from './shop';
import { withFreshToken } from '../../queries/retry';
import type { Services } from '../../services/createServices';
import { useServices } from '../../services/ServicesProvider';
import { getShopStorage } from '../cart/storage/getShopStorage';
import {
  payOrder,
  placeOrder,
  type PaymentStep,
  type PlaceOrderResult,
  type ReturnUrls,
  type CheckoutDeps,
} from './placeOrder';
import { getShopRepository } from './getShopRepository';

/** SHA-256 in hexadecimal. */
const digestOf = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const createCheckoutDeps = async (
  services: Services,
  returnUrls: ReturnUrls | null,
  timedOut: Set<string>,
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
    returnUrls,
    orderAttempts: { get: orderAttempt.get, set: (next) => orderAttempt.update(() => next) },
    randomBytes: () => crypto.getRandomValues(new Uint8Array(16)),
    digest: digestOf,
    timedOut,
  };
};

export interface Checkout {
  /** True while an order is written and the payment page is opened. */
  isPlacing: boolean;
  /**
   * Places an order for the cart; rejects with `AppError`. A concurrent call gets the same result.
   */
  place(order: { address: ShopAddress; speed: ShippingSpeed }): Promise<PlaceOrderResult>;
  /** Opens the payment page of an unpaid order; rejects with `AppError`. */
  resume(number: string): Promise<PaymentStep>;
  /**
   * Removes the ordered items from the cart after an order is paid or requested. The next order
   * gets a new number.
   */
  finish(lines: readonly OrderedLine[]): void;
}

/**
 * Places an order for the cart. `returnUrls` contains the URLs on this origin to which the hosted
 * page returns. It is null where payment is not set up, and then nothing is charged.
 */
export const useCheckout = (returnUrls: ReturnUrls | null): Checkout => {
  const services = useServices();
  const [isPlacing, setPlacing] = useState(false);
  const abortController = useRef<AbortController>(undefined);
  const timedOut = useRef(new Set<string>());
  const currentReturnUrls = useRef(returnUrls);
  useEffect(() => {
    currentReturnUrls.current = returnUrls;
  });
  useEffect(() => {
    const controller = new AbortController();
    abortController.current = controller;
    return () => controller.abort();
  }, []);

  const signal = (): AbortSignal => (abortController.current ?? new AbortController()).signal;

  const runPlacing = useCallback(async <T>(run: () => Promise<T>): Promise<T> => {
    setPlacing(true);
    try {
      return await run();
    } finally {
      setPlacing(false);
    }
  }, []);

  const place: Checkout['place'] = useCallback(
    (order) => {
      // A page places one order at a time, no matter how often the button is pressed.
      const inProgress = services.orderInProgress.get();
      if (inProgress) return inProgress;
      const run = runPlacing(async () => {
        const uid = requireVerifiedUid(services.session);
        const deps = await createCheckoutDeps(
          services,
          currentReturnUrls.current,
          timedOut.current,
        );
        const lines = getShopStorage(services).cart.get();
        try {
          return await withFreshToken(services.session, () =>
            placeOrder(deps, { uid, lines, ...order, signal: signal() }),
          );
        } finally {
          const client = getQueryClient(services);
          void client.invalidateQueries({ queryKey: shopKeys.orders(uid) });
          // The catalog was just read for the order, so the page shows its current state.
          void client.invalidateQueries({ queryKey: shopKeys.catalogue });
        }
      }).finally(() => services.orderInProgress.set(null));
      services.orderInProgress.set(run);
      return run;
    },
    [runPlacing, services],
  );

  const resume: Checkout['resume'] = useCallback(
    (number) =>
      runPlacing(async () => {
        const uid = requireVerifiedUid(services.session);
        const deps = await createCheckoutDeps(
          services,
          currentReturnUrls.current,
          timedOut.current,
        );
        return withFreshToken(services.session, () =>
          payOrder(deps, { uid, number, signal: signal() }),
        );
      }),
    [runPlacing, services],
  );

  const finish: Checkout['finish'] = useCallback(
    (ordered) => {
      const shopStorage = getShopStorage(services);
      shopStorage.orderAttempt.update(() => null);
      shopStorage.cart.update((lines) =>
        lines.flatMap((line) => {
          const orderedQuantity =
            ordered.find(({ priceId }) => priceId === line.variantId)?.quantity ?? 0;
          const quantity = line.quantity - orderedQuantity;
          return orderedQuantity === 0 ? [line] : quantity > 0 ? [{ ...line, quantity }] : [];
        }),
      );
    },
    [services],
  );

  return { isPlacing, place, resume, finish };
};
