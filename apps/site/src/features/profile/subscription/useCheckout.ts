import { isAppError, useServices } from '@gschool/data';
import { getPaymentRepository, startCheckout, type CheckoutResult } from '@gschool/data/payments';
import { useCallback, useEffect, useRef, useState } from 'react';

import { paths } from '../../../config/paths';

/** Why the payment page did not open. */
export type CheckoutProblem =
  | { kind: 'refused'; message: string }
  | { kind: 'timedOut' }
  | { kind: 'alreadySubscribed' }
  | { kind: 'offline' }
  | { kind: 'unverified' }
  | { kind: 'limitReached' }
  /** The access rules reject it, because the school has blocked the account. */
  | { kind: 'forbidden' }
  | { kind: 'failed' };

export type CheckoutState =
  | { phase: 'idle' }
  /** Requesting the payment page, or navigating to it. */
  | { phase: 'busy'; priceId: string }
  | { phase: 'stopped'; priceId: string; problem: CheckoutProblem };

/** The kinds of errors with their own message. */
const namedProblems = ['offline', 'unverified', 'limitReached', 'forbidden'] as const;

const idle: CheckoutState = { phase: 'idle' };

const redirectTo = (url: string): void => window.location.assign(url);

/**
 * Opens the hosted payment page for a price, one at a time. An interrupted checkout can be resumed.
 */
export function useCheckout(onBought: () => void): {
  state: CheckoutState;
  start: (priceId: string) => void;
} {
  const { session } = useServices();
  const [state, setState] = useState<CheckoutState>(idle);
  const running = useRef<AbortController | null>(null);
  /** One checkout id per price: a retry with the same id does not order twice. */
  const checkoutIds = useRef(new Map<string, string>());

  const start = useCallback(
    (priceId: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ phase: 'busy', priceId });
      const stop = (problem: CheckoutProblem) => {
        if (running.current === controller) setState({ phase: 'stopped', priceId, problem });
      };
      const settle = (result: CheckoutResult) => {
        if (result.kind !== 'timedOut') checkoutIds.current.delete(priceId);
        if (result.kind === 'ready') redirectTo(result.url);
        else stop(result);
        if (result.kind === 'alreadySubscribed') onBought();
      };
      const run = async (): Promise<void> => {
        const payments = await getPaymentRepository(session);
        const id = checkoutIds.current.get(priceId) ?? payments.newCheckoutId();
        checkoutIds.current.set(priceId, id);
        const { origin } = window.location;
        const order = {
          priceId,
          successUrl: origin + paths.afterCheckout('success'),
          cancelUrl: origin + paths.afterCheckout('cancelled'),
        };
        settle(await startCheckout(session, { id, params: order }, controller.signal));
      };
      void run().catch((error: unknown) => {
        if (isAppError(error, 'cancelled')) return;
        const kind = namedProblems.find((known) => isAppError(error, known)) ?? 'failed';
        if (kind !== 'offline') checkoutIds.current.delete(priceId);
        stop({ kind });
      });
    },
    [onBought, session],
  );

  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    // The browser may restore this page from its cache after Back.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setState(idle);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const offlinePriceId =
    state.phase === 'stopped' && state.problem.kind === 'offline' ? state.priceId : null;
  useEffect(() => {
    if (offlinePriceId === null) return;
    const resume = () => start(offlinePriceId);
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [start, offlinePriceId]);

  return { state, start };
}
