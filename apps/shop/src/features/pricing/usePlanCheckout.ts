import { useServices } from '@gschool/data';
import { getPaymentRepository, startCheckout } from '@gschool/data/payments';
import { useEffect, useRef, useState } from 'react';

import { paths } from '../../config/paths';
import { toPaymentProblem, type PaymentProblemInfo } from '../../shared/payment/PaymentProblem';

type PlanCheckoutState =
  | { phase: 'idle' }
  /** The checkout session is being created, or the browser is navigating to it. */
  | { phase: 'busy'; priceId: string }
  | { phase: 'stopped'; priceId: string; problem: PaymentProblemInfo };

export interface PlanCheckout {
  state: PlanCheckoutState;
  start: (priceId: string) => void;
}

const idle: PlanCheckoutState = { phase: 'idle' };

const returnTo = (outcome: string): string =>
  `${window.location.origin}${paths.subscription}?checkout=${outcome}`;

/** Opens the hosted payment page for a plan, one at a time. A failed attempt can be continued. */
export function usePlanCheckout(): PlanCheckout {
  const { session } = useServices();
  const [state, setState] = useState<PlanCheckoutState>(idle);
  const controllerRef = useRef<AbortController | null>(null);
  /**
   * Each price has one checkout id, because a retry with the same id does not create a second
   * order.
   */
  const ids = useRef(new Map<string, string>());

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setState(idle);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('pageshow', shown);
      controllerRef.current?.abort();
    };
  }, []);

  const run = async (priceId: string, signal: AbortSignal): Promise<void> => {
    const payments = await getPaymentRepository(session);
    const id = ids.current.get(priceId) ?? payments.newCheckoutId();
    ids.current.set(priceId, id);
    const order = { priceId, successUrl: returnTo('success'), cancelUrl: returnTo('cancelled') };
    const result = await startCheckout(session, { id, params: order }, signal);
    if (result.kind === 'ready') return window.location.assign(result.url);
    if (result.kind !== 'timedOut') ids.current.delete(priceId);
    const problem = result.kind === 'alreadySubscribed' ? { kind: 'bought' as const } : result;
    setState({ phase: 'stopped', priceId, problem });
  };

  return {
    state,
    start: (priceId) => {
      controllerRef.current?.abort();
      const controller = new AbortController();
      controllerRef.current = controller;
      setState({ phase: 'busy', priceId });
      void run(priceId, controller.signal).catch((error: unknown) => {
        const problem = toPaymentProblem(error);
        if (problem) setState({ phase: 'stopped', priceId, problem });
      });
    },
  };
}
