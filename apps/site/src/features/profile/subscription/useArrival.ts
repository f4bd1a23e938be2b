import { useServices } from '@gschool/data';
import { waitForMembership } from '@gschool/data/payments';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the return from a payment comes to. */
export type Arrival = 'none' | 'confirming' | 'arrived' | 'late' | 'cancelled';

/**
 * Follows a payment until the membership is open. It begins with
 * `?checkout=success`, or with a subscription that is paid although nothing is
 * open yet (`isArriving`): whoever comes back by the browser's Back or pays in
 * another tab has no return address. The parameter goes once it has been acted on.
 */
export function useArrival(isArriving: boolean): { arrival: Arrival; check: () => void } {
  const { session } = useServices();
  const [params, setParams] = useSearchParams();
  const outcome = params.get('checkout');
  const [arrival, setArrival] = useState<Arrival>('none');
  const [run, setRun] = useState(0);
  const isExpected = outcome === 'success' || isArriving;

  const begin = () => {
    setRun((count) => count + 1);
    setArrival('confirming');
  };

  const [previous, setPrevious] = useState<{ isExpected: boolean; outcome: string | null }>({
    isExpected: false,
    outcome: null,
  });
  if (previous.isExpected !== isExpected || previous.outcome !== outcome) {
    setPrevious({ isExpected, outcome });
    // Begun once it is expected, and not given up when the first reading already tells of it.
    if (isExpected && !previous.isExpected) begin();
    if (outcome === 'cancelled' && previous.outcome !== 'cancelled') setArrival('cancelled');
  }

  useEffect(() => {
    if (run === 0) return;
    const controller = new AbortController();
    void waitForMembership(session, controller.signal).then(
      (hasArrived) => setArrival(hasArrived ? 'arrived' : 'late'),
      () => undefined,
    );
    return () => controller.abort();
  }, [run, session]);

  const isOver = arrival !== 'none' && arrival !== 'confirming';
  useEffect(() => {
    if (!isOver || outcome === null) return;
    setParams(
      (old) => {
        const rest = new URLSearchParams(old);
        rest.delete('checkout');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isOver, outcome, setParams]);

  return { arrival, check: begin };
}
