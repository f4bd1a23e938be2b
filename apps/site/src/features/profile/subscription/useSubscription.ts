import { useSessionActions, type SignedInState } from '@gschool/data';
import { usePlans, useSubscriptions } from '@gschool/data/payments';
import { getMembership } from '@gschool/domain';
import { useCallback, useEffect, useRef } from 'react';

import { useArrival } from './useArrival';
import { useCheckout } from './useCheckout';
import { useFreshOnReturn } from './useFreshOnReturn';

/** Everything that the subscription tab shows, where payment is set up. */
export function useSubscription({ profile, claims }: SignedInState) {
  const { refresh } = useSessionActions();
  const plans = usePlans();
  const subscriptions = useSubscriptions();
  const membership = getMembership(profile, claims, subscriptions.data ?? []);
  const { refetch } = subscriptions;
  const look = useCallback(() => void refetch(), [refetch]);
  const { arrival, check } = useArrival(membership.isActivationPending);
  const checkout = useCheckout(look);
  useFreshOnReturn(look);

  // Open here, but the payment service tells of an end or of a failed payment: perhaps news.
  const { subscription, billing, access } = membership;
  const isDoubtful =
    access === 'active' && !['active', 'trialing', 'ending', null].includes(billing);
  const doubt = isDoubtful && subscription ? `${subscription.id} ${billing}` : null;
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (doubt === null || known.current === doubt) return;
    known.current = doubt;
    void refresh().catch(() => undefined);
  }, [doubt, refresh]);

  // The new subscription is in the documents before the token tells of it.
  useEffect(() => {
    if (arrival === 'arrived' || arrival === 'late') look();
  }, [arrival, look]);

  return {
    plans,
    subscriptions,
    membership,
    arrival,
    check,
    checkout,
    /** Nothing may be bought while it is not known what is there. */
    mayBuy:
      membership.canBuy &&
      profile !== null &&
      subscriptions.isSuccess &&
      arrival !== 'confirming' &&
      arrival !== 'late',
  };
}
