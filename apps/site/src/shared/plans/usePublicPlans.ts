import { useServices } from '@gschool/data';
import { readPlans } from '@gschool/data/payments';
import type { MembershipPlan } from '@gschool/domain';
import { useEffect, useState } from 'react';

/** The plans for visitors. They load without an account and are not in the members' query cache. */
export type PublicPlans =
  | { status: 'loading' }
  | { status: 'ready'; plans: readonly MembershipPlan[] }
  | { status: 'failed'; retry: () => void };

/** Loads the plans after the page has started. */
export function usePublicPlans(): PublicPlans {
  const { session } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [plans, setPlans] = useState<readonly MembershipPlan[] | 'failed' | null>(null);

  useEffect(() => {
    let isOver = false;
    void readPlans(session).then(
      (read) => !isOver && setPlans(read),
      () => !isOver && setPlans('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [session, attempt]);

  if (plans === null) return { status: 'loading' };
  if (plans !== 'failed') return { status: 'ready', plans };
  return {
    status: 'failed',
    retry: () => {
      setPlans(null);
      setAttempt((count) => count + 1);
    },
  };
}
