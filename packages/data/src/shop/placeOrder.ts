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

/** How paying goes on once there is an order. */
export type PaymentStep =
  /** The hosted page; go there. */
  | { kind: 'pay'; number: string; url: string }
  /** `message` is the payment service's own. */
  | { kind: 'refused'; number: string; message: string }
  /** No answer within a minute; ask again for the same order. */
  | { kind: 'late'; number: string };

/** What came of placing an order. */
export type PlaceOrderResult =
  | (PaymentStep & { estimate: OrderEstimate })
  /** Nothing is paid here: the request is stored, and that is all. */
  | { kind: 'requested'; number: string; estimate: OrderEstimate }
  | Exclude<OrderDraft, { kind: 'ready' }>;

/** The two addresses that the hosted page comes back to. */
export interface ReturnUrls {
  success: (number: string) => string;
  cancel: (number: string) => string;
}

/** The number of what was asked for before, or a new one, noted before anything is sent. */
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
  returns: ReturnUrls | null;
  timers?: Timers | undefined;
}

export interface PlaceOrderOptions {
  uid: string;
  lines: readonly CartLine[];
  address: OrderInput['address'];
  speed: OrderInput['speed'];
  signal: AbortSignal;
}

const orderNumberFor = (
  orderFingerprint: string,
  { orderAttempts, randomBytes }: CheckoutDeps,
): string => {
  const before = orderAttempts.get();
  if (before?.wish === orderFingerprint) return before.number;
  const number = encodeOrderNumber(randomBytes());
  orderAttempts.set({ number, wish: orderFingerprint });
  return number;
};

/** Asks for the hosted page of an order that is there. */
export const payOrder = async (
  { shop, payments, returns, timers }: CheckoutDeps,
  { uid, number, signal }: { uid: string; number: string; signal: AbortSignal },
): Promise<PaymentStep> => {
  if (!returns) throw new TypeError('payment is not set up');
  const create = async (): Promise<void> => {
    const { lines, address } = await shop.order(uid, number);
    const payment = { successUrl: returns.success(number), cancelUrl: returns.cancel(number) };
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
  return { kind: 'late', number };
};

/**
 * Orders what is in the cart. Prices, stock and delivery are read anew and nothing of the
 * page is believed. The same order has the same number until it is finished, so that neither
 * a double click nor a second try after a lost answer makes a second order.
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
  const number = orderNumberFor(orderFingerprint, deps);
  const { returns } = deps;
  const payment = returns && {
    successUrl: returns.success(number),
    cancelUrl: returns.cancel(number),
  };
  await deps.shop.place({ uid, number, lines: draft.lines, address: draft.address, payment });
  if (!payment) return { kind: 'requested', number, estimate };
  return { ...(await payOrder(deps, { uid, number, signal })), estimate };
};
