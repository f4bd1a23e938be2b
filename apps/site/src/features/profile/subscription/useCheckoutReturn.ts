import { useUrlParams } from '@gschool/app/routes';
import { useServices } from '@gschool/data';
import { waitForMembership } from '@gschool/data/payments';
import { useEffect, useEffectEvent, useState } from 'react';

/** The outcome of a return from the payment page. */
export type CheckoutReturn = 'none' | 'confirming' | 'confirmed' | 'delayed' | 'cancelled';

/**
 * Waits until a payment has opened the membership. Starts with `?checkout=success`, or with a
 * subscription that is paid but does not give access yet (`isArriving`), because members who use
 * Back or pay in another tab return without the parameter. The parameter is removed after it was
 * handled.
 */
export function useCheckoutReturn(isArriving: boolean): {
  checkoutReturn: CheckoutReturn;
  check: () => void;
} {
  const { session } = useServices();
  const [params, setParams] = useUrlParams();
  const outcome = params.get('checkout');
  const [status, setStatus] = useState<CheckoutReturn>('none');
  const [run, setRun] = useState(0);
  const isExpected = outcome === 'success' || isArriving;

  const start = () => {
    setRun((count) => count + 1);
    setStatus('confirming');
  };

  const [previous, setPrevious] = useState<{ isExpected: boolean; outcome: string | null }>({
    isExpected: false,
    outcome: null,
  });
  if (previous.isExpected !== isExpected || previous.outcome !== outcome) {
    setPrevious({ isExpected, outcome });
    // Starts once. Keeps waiting when the first query already shows the subscription.
    if (isExpected && !previous.isExpected) start();
    if (outcome === 'cancelled' && previous.outcome !== 'cancelled') setStatus('cancelled');
  }

  useEffect(() => {
    if (run === 0) return;
    const controller = new AbortController();
    void waitForMembership(session, controller.signal).then(
      (isConfirmed) => setStatus(isConfirmed ? 'confirmed' : 'delayed'),
      () => undefined,
    );
    return () => controller.abort();
  }, [run, session]);

  const removeOutcome = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('checkout');
    setParams(rest, 'replace');
  });
  const isSettled = status !== 'none' && status !== 'confirming';
  useEffect(() => {
    if (!isSettled || outcome === null) return;
    removeOutcome();
  }, [isSettled, outcome]);

  return { checkoutReturn: status, check: start };
}
