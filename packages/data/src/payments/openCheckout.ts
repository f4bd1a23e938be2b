import { isRunning } from '@gschool/domain';
import type { CheckoutStatus, CheckoutParams, PaymentRepository } from './paymentRepository';
import { realTimers, poll, throwIfAborted, type Timers } from './timers';

/** What came of asking for the hosted page. */
export type CheckoutResult =
  | { kind: 'ready'; url: string }
  | { kind: 'refused'; message: string }
  /** No answer within a minute; the same checkout can be asked about again. */
  | { kind: 'late' }
  /** Bought elsewhere meanwhile: nothing was asked for. */
  | { kind: 'alreadySubscribed' };

export interface CheckoutAttempt {
  uid: string;
  /** Made once for a wish to buy: with the same id nothing is ordered twice. */
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
 * Waits for the address of the hosted page: a look at once, one after a second, backing off to
 * five, for a minute (contract, "The documents"). A checkout that is not there is made by `create`.
 * `cancelled` once the signal was given.
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
  return (await poll(checkOnce, timers, signal)) ?? { kind: 'late' };
};

/**
 * Asks for the hosted payment page of a membership and waits for its address.
 * Resumable: call it again with the same `id` after it was late, or after it
 * broke off (`AppError`, mostly `offline`); a document that arrived after all
 * is found and not written twice. `cancelled` once the signal was given.
 */
export const openCheckout = async (
  repository: PaymentRepository,
  { uid, id, params }: CheckoutAttempt,
  signal: AbortSignal,
  timers: Timers = realTimers,
): Promise<CheckoutResult> => {
  if ((await repository.subscriptions(uid)).some(isRunning)) return { kind: 'alreadySubscribed' };
  throwIfAborted(signal);
  const create = () => repository.createCheckout(uid, id, params);
  return waitForCheckout(repository, { uid, id, create }, signal, timers);
};
