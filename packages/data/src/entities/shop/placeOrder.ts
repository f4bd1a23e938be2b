import {
  createOrderDraft,
  encodeOrderNumber,
  isAppError,
  type CartLine,
  type OrderDraft,
  type OrderEstimate,
  type OrderInput,
  type ReportedProgress,
} from '@gschool/domain';

import { waitForCheckout } from '../payments/openCheckout';
import { realTimers, type Timers } from '../payments/timers';
import type { PaymentRepository } from '../payments/paymentRepository';
import { chooseCheckoutId } from './orderCheckouts';
import type { OrderAttempt } from '../cart/storage/createShopStorage';
import type { OrderRepository } from './shopRepository';

/** The next step in paying for an order. */
export type PaymentStep =
  /** Redirect to the hosted page. */
  | { kind: 'pay'; number: string; url: string }
  /** `message` comes from the payment provider. */
  | { kind: 'refused'; number: string; message: string }
  /** No result within a minute; try again for the same order. */
  | { kind: 'timedOut'; number: string }
  /** A payment for the order was already reported. */
  | { kind: 'reported'; number: string; progress: ReportedProgress };

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

/** Stores the number of an unfinished order, before anything is sent. */
interface OrderAttempts {
  get(): OrderAttempt | null;
  set(attempt: OrderAttempt | null): void;
}

export interface CheckoutDeps {
  shop: OrderRepository;
  payments: Pick<PaymentRepository, 'checkout'>;
  orderAttempts: OrderAttempts;
  /** Sixteen random bytes. */
  randomBytes: () => Uint8Array;
  /** Returns a digest of a text, which does not reveal the text. */
  digest: (text: string) => Promise<string>;
  /** Checkouts that this page waited for without a result. */
  timedOut: Set<string>;
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

/**
 * Whether an order no longer needs a payment, because it is paid or the school has closed it. While
 * a payment is processing, the order stays open. Ordering the same cart again does not create a new
 * order then, so that the customer does not pay twice.
 */
const isClosed = async (shop: OrderRepository, uid: string, number: string): Promise<boolean> => {
  try {
    const { state } = await shop.order(uid, number);
    return state !== 'requested' || (await shop.paymentProgress(uid, number)) === 'received';
  } catch (error) {
    // The number was stored, but the order was never written.
    if (isAppError(error, 'notFound')) return false;
    throw error;
  }
};

/** The number of the unfinished order with the same items and address, or a new one. */
const getOrderNumber = async (
  uid: string,
  orderDigest: string,
  { shop, orderAttempts, randomBytes }: CheckoutDeps,
): Promise<string> => {
  const found = orderAttempts.get();
  const isSame = found?.orderDigest === orderDigest;
  if (isSame && !(await isClosed(shop, uid, found.number))) return found.number;
  // Another call may have stored a number meanwhile.
  const current = orderAttempts.get();
  if (current?.orderDigest === orderDigest && current.number !== found?.number)
    return current.number;
  const number = encodeOrderNumber(randomBytes());
  orderAttempts.set({ number, orderDigest });
  return number;
};

/** Opens the hosted page of an existing order. */
export const payOrder = async (
  { shop, payments, returnUrls, timedOut, timers = realTimers }: CheckoutDeps,
  { uid, number, signal }: { uid: string; number: string; signal: AbortSignal },
): Promise<PaymentStep> => {
  if (!returnUrls) throw new TypeError('payment is not set up');
  const [progress, checkouts] = await Promise.all([
    shop.paymentProgress(uid, number),
    shop.checkouts(uid, number),
  ]);
  // A second payment page could take a second payment.
  if (progress !== 'none') return { kind: 'reported', number, progress };
  const id = chooseCheckoutId(number, checkouts, { now: timers.now(), timedOut });
  const create = async (): Promise<void> => {
    const { lines, address } = await shop.order(uid, number);
    const payment = {
      successUrl: returnUrls.success(number),
      cancelUrl: returnUrls.cancel(number),
    };
    await shop.createCheckout({ uid, number, lines, address, payment, checkoutId: id });
  };
  const answer = await waitForCheckout(payments, { uid, id, create }, signal, timers);
  if (answer.kind === 'ready') return { kind: 'pay', number, url: answer.url };
  if (answer.kind === 'refused') return { kind: 'refused', number, message: answer.message };
  timedOut.add(id);
  return { kind: 'timedOut', number };
};

/**
 * Places an order for the cart. Reads prices, stock and shipping from the server and trusts no
 * values from the page. The same order keeps its number until it is finished, so that neither a
 * double click nor a retry creates a second order (docs/product/orders.md#orders).
 */
export const placeOrder = async (
  deps: CheckoutDeps,
  options: PlaceOrderOptions,
): Promise<PlaceOrderResult> => {
  const { uid, lines, address, speed, signal } = options;
  const draft = createOrderDraft({ lines, address, speed }, await deps.shop.catalogue());
  if (draft.kind !== 'ready') return draft;
  const { estimate } = draft;
  const orderDigest = await deps.digest(JSON.stringify([uid, draft.lines, draft.address]));
  const number = await getOrderNumber(uid, orderDigest, deps);
  const { returnUrls } = deps;
  const payment = returnUrls && {
    successUrl: returnUrls.success(number),
    cancelUrl: returnUrls.cancel(number),
  };
  await deps.shop.place({ uid, number, lines: draft.lines, address: draft.address, payment });
  if (!payment) return { kind: 'requested', number, estimate };
  return { ...(await payOrder(deps, { uid, number, signal })), estimate };
};
