import { isRunning } from '@gschool/domain';

import type {
  CheckoutStatus,
  CheckoutParams,
  CheckoutRepository,
  PaymentRepository,
} from './paymentRepository';
import { realTimers, poll, throwIfAborted, type Timers } from './timers';

/** The result of opening the hosted page. */
export type CheckoutResult =
  | { kind: 'ready'; url: string }
  | { kind: 'refused'; message: string }
  /** No result within a minute; call again with the same id. */
  | { kind: 'timedOut' }
  /** Already subscribed, for example in another tab: no checkout was created. */
  | { kind: 'alreadySubscribed' };

export interface CheckoutAttempt {
  uid: string;
  /** One id per intended purchase. The same id never orders twice. */
  id: string;
  params: CheckoutParams;
}

const toCheckoutResult = (
  answer: CheckoutStatus,
): Extract<CheckoutResult, { kind: 'ready' | 'refused' }> | null => {
  if (answer.state === 'ready') return { kind: 'ready', url: answer.url };
  if (answer.state === 'refused') return { kind: 'refused', message: answer.message };
  return null;
};

/**
 * Waits up to a minute for the URL of the hosted page: checks right away, after a second and then
 * at growing intervals of up to five seconds. Calls `create` when the checkout does not exist
 * (docs/product/subscription.md#buying-a-subscription). Throws `cancelled` when the signal is
 * aborted.
 */
export const waitForCheckout = async (
  repository: Pick<PaymentRepository, 'checkout'>,
  { uid, id, create }: { uid: string; id: string; create: () => Promise<void> },
  signal: AbortSignal,
  timers: Timers = realTimers,
): Promise<Exclude<CheckoutResult, { kind: 'alreadySubscribed' }>> => {
  const known = await repository.checkout(uid, id);
  throwIfAborted(signal);
  const knownResult = toCheckoutResult(known);
  if (knownResult) return knownResult;
  if (known.state === 'missing') await create();
  const checkOnce = async () => toCheckoutResult(await repository.checkout(uid, id));
  return (await poll(checkOnce, timers, signal)) ?? { kind: 'timedOut' };
};

/**
 * Opens the hosted payment page of a membership and waits for its URL. After a timeout or an error,
 * call it again with the same `id`: an existing document is reused and not written twice. Throws
 * `cancelled` when the signal is aborted.
 */
export const openCheckout = async (
  repository: CheckoutRepository,
  { uid, id, params }: CheckoutAttempt,
  signal: AbortSignal,
  timers: Timers = realTimers,
): Promise<CheckoutResult> => {
  if ((await repository.subscriptions(uid)).some(isRunning)) return { kind: 'alreadySubscribed' };
  throwIfAborted(signal);
  const create = () => repository.createCheckout(uid, id, params);
  return waitForCheckout(repository, { uid, id, create }, signal, timers);
};
