import { useSession, useServices } from '@gschool/data';
import { openCheckout, getPaymentRepository } from '@gschool/data/payments';
import { useEffect, useRef, useState } from 'react';

import { paths } from '../../config/paths';
import { problemOf, type PaymentTrouble } from '../../shared/goods/PaymentProblem';

type PlanCheckoutState =
  | { phase: 'idle' }
  /** Asking for the page, or leaving for it. */
  | { phase: 'busy'; priceId: string }
  | { phase: 'stopped'; priceId: string; problem: PaymentTrouble };

export interface PlanCheckout {
  state: PlanCheckoutState;
  start: (priceId: string) => void;
}

const idle: PlanCheckoutState = { phase: 'idle' };

const returnTo = (outcome: string): string =>
  `${window.location.origin}${paths.subscription}?checkout=${outcome}`;

/** The way from a plan to the hosted payment page, one at a time; a broken one can be gone on with. */
export function usePlanCheckout(): PlanCheckout {
  const { session } = useServices();
  const member = useSession();
  const uid = member.status === 'signedIn' ? member.user.uid : '';
  const [state, setState] = useState<PlanCheckoutState>(idle);
  const running = useRef<AbortController | null>(null);
  /** The id of each wish: the same one again orders nothing twice. */
  const ids = useRef(new Map<string, string>());

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setState(idle);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('pageshow', shown);
      running.current?.abort();
    };
  }, []);

  const run = async (priceId: string, signal: AbortSignal): Promise<void> => {
    const payments = await getPaymentRepository(session);
    const id = ids.current.get(priceId) ?? payments.newCheckoutId();
    ids.current.set(priceId, id);
    const order = { priceId, successUrl: returnTo('success'), cancelUrl: returnTo('cancelled') };
    const result = await openCheckout(payments, { uid, id, params: order }, signal);
    if (result.kind === 'ready') return window.location.assign(result.url);
    if (result.kind !== 'late') ids.current.delete(priceId);
    const problem = result.kind === 'alreadySubscribed' ? { kind: 'bought' as const } : result;
    setState({ phase: 'stopped', priceId, problem });
  };

  return {
    state,
    start: (priceId) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ phase: 'busy', priceId });
      void run(priceId, controller.signal).catch((error: unknown) => {
        const problem = problemOf(error);
        if (problem) setState({ phase: 'stopped', priceId, problem });
      });
    },
  };
}
