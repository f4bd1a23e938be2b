import {
  createOrderDraft,
  encodeOrderNumber,
  type CartLine,
  type OrderDraft,
  type OrderEstimate,
  type OrderInput,
} from '@gschool/domain';

import { waitForCheckout } from '../payments/openCheckout';
import { realTimers, type Timers } from '../payments/timers';
import type { PaymentRepository } from '../payments/paymentRepository';
import type { OrderAttempt } from './storage/createShopStorage';
import type { ShopRepository } from './shopRepository';

/** The next step of paying an order. */
export type PaymentStep =
  /** Redirect to the hosted page. */
  | { kind: 'pay'; number: string; url: string }
  /** `message` comes from the payment provider. */
  | { kind: 'refused'; number: string; message: string }
  /** No result within a minute; try again for the same order. */
  | { kind: 'timedOut'; number: string };

/** The result of placing an order. */
export type PlaceOrderResult =
  | (PaymentStep & { estimate: OrderEstimate })
  /** Payment is not set up: only the order request is stored. */
  | { kind: 'requested'; number: string; estimate: OrderEstimate }
  | Exclude<OrderDraft, { kind: 'ready' }>;

/** The URLs that the hosted page returns to. */
export interface ReturnUrls {
  success: (number: string) => string;
  cancel: (number: string) => string;
}

/** The number of an unfinished order, stored before anything is sent. */
interface OrderAttempts {
  get(): OrderAttempt | null;
  set(attempt: OrderAttempt | null): void;
}

export interface CheckoutDeps {
  shop: ShopRepository;
  payments: Pick<PaymentRepository, 'checkout'>;
  orderAttempts: OrderAttempts;
  /** Sixteen random bytes. */
  randomBytes: () => Uint8Array;
  /** Null where payment is not set up. */
  returnUrls: ReturnUrls | null;
  timers?: Timers | undefined;
}

export interface PlaceOrderOptions {
  uid: string;
  lines: readonly CartLine[];
  address: OrderInput['address'];
  speed: OrderInput['speed'];
  signal: AbortSignal;
}

const getOrderNumber = (
  orderFingerprint: string,
  { orderAttempts, randomBytes }: CheckoutDeps,
): string => {
  const before = orderAttempts.get();
  if (before?.orderFingerprint === orderFingerprint) return before.number;
  const number = encodeOrderNumber(randomBytes());
  orderAttempts.set({ number, orderFingerprint });
  return number;
};

/** Opens the hosted page of an existing order. */
export const payOrder = async (
  { shop, payments, returnUrls, timers }: CheckoutDeps,
  { uid, number, signal }: { uid: string; number: string; signal: AbortSignal },
): Promise<PaymentStep> => {
  if (!returnUrls) throw new TypeError('payment is not set up');
  const create = async (): Promise<void> => {
    const { lines, address } = await shop.order(uid, number);
    const payment = {
      successUrl: returnUrls.success(number),
      cancelUrl: returnUrls.cancel(number),
    };
    await shop.createCheckout({ uid, number, lines, address, payment });
  };
  const answer = await waitForCheckout(
    payments,
    { uid, id: number, create },
    signal,
    timers ?? realTimers,
  );
  if (answer.kind === 'ready') return { kind: 'pay', number, url: answer.url };
  if (answer.kind === 'refused') return { kind: 'refused', number, message: answer.message };
  return { kind: 'timedOut', number };
};

/**
 * Places an order for the cart. Reads prices, stock and shipping from the server and trusts nothing
 * of the page. The same order keeps its number until it is finished, so that neither a double click
 * nor a retry creates a second order.
 */
export const placeOrder = async (
  deps: CheckoutDeps,
  options: PlaceOrderOptions,
): Promise<PlaceOrderResult> => {
  const { uid, lines, address, speed, signal } = options;
  const draft = createOrderDraft({ lines, address, speed }, await deps.shop.catalogue());
  if (draft.kind !== 'ready') return draft;
  const { estimate } = draft;
  const orderFingerprint = JSON.stringify([draft.lines, draft.address]);
  const number = getOrderNumber(orderFingerprint, deps);
  const { returnUrls } = deps;
  const payment = returnUrls && {
    successUrl: returnUrls.success(number),
    cancelUrl: returnUrls.cancel(number),
  };
  await deps.shop.place({ uid, number, lines: draft.lines, address: draft.address, payment });
  if (!payment) return { kind: 'requested', number, estimate };
  return { ...(await payOrder(deps, { uid, number, signal })), estimate };
};
