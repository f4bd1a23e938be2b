import { isAppError, useSession, useServices } from '@gschool/data';
import { openCheckout, getPaymentRepository, type CheckoutResult } from '@gschool/data/payments';
import { useCallback, useEffect, useRef, useState } from 'react';

import { paths } from '../../../config/paths';

/** Why there is no payment page yet. */
export type CheckoutProblem =
  | { kind: 'refused'; message: string }
  | { kind: 'late' }
  | { kind: 'alreadySubscribed' }
  | { kind: 'offline' }
  | { kind: 'failed' };

export type CheckoutState =
  | { phase: 'idle' }
  /** Asking for the page, or leaving for it. */
  | { phase: 'busy'; priceId: string }
  | { phase: 'stopped'; priceId: string; problem: CheckoutProblem };

const idle: CheckoutState = { phase: 'idle' };

const leaveFor = (url: string): void => window.location.assign(url);

/** The way from a plan to the hosted payment page. One at a time; a broken one can be gone on with. */
export function useCheckout(onBought: () => void): {
  state: CheckoutState;
  start: (priceId: string) => void;
} {
  const { session } = useServices();
  const member = useSession();
  const uid = member.status === 'signedIn' ? member.user.uid : '';
  const [state, setState] = useState<CheckoutState>(idle);
  const running = useRef<AbortController | null>(null);
  /** The id of each wish: the same one again orders nothing twice. */
  const ids = useRef(new Map<string, string>());

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
        if (result.kind !== 'late') ids.current.delete(priceId);
        if (result.kind === 'ready') leaveFor(result.url);
        else stop(result);
        if (result.kind === 'alreadySubscribed') onBought();
      };
      const run = async (): Promise<void> => {
        const payments = await getPaymentRepository(session);
        const id = ids.current.get(priceId) ?? payments.newCheckoutId();
        ids.current.set(priceId, id);
        const { origin } = window.location;
        const order = {
          priceId,
          successUrl: origin + paths.afterCheckout('success'),
          cancelUrl: origin + paths.afterCheckout('cancelled'),
        };
        settle(await openCheckout(payments, { uid, id, params: order }, controller.signal));
      };
      void run().catch((error: unknown) => {
        if (isAppError(error, 'cancelled')) return;
        const isOffline = isAppError(error, 'offline');
        if (!isOffline) ids.current.delete(priceId);
        stop({ kind: isOffline ? 'offline' : 'failed' });
      });
    },
    [onBought, session, uid],
  );

  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    // Back from the payment page: the browser may show this page as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setState(idle);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const waiting =
    state.phase === 'stopped' && state.problem.kind === 'offline' ? state.priceId : null;
  useEffect(() => {
    if (waiting === null) return;
    const goOn = () => start(waiting);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [start, waiting]);

  return { state, start };
}
