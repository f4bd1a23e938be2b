import { useSessionActions, type SignedInState } from '@gschool/data';
import { usePlans, useSubscriptions } from '@gschool/data/payments';
import { getMembership } from '@gschool/domain';
import { useCallback, useEffect, useRef } from 'react';

import { useCheckoutReturn } from './useCheckoutReturn';
import { useCheckout } from './useCheckout';

/** The state of the subscription tab when payment is configured. */
export function useSubscription({ profile, claims }: SignedInState) {
  const { refresh } = useSessionActions();
  const plans = usePlans();
  const subscriptions = useSubscriptions();
  const membership = getMembership(profile, claims, subscriptions.data ?? []);
  const { refetch } = subscriptions;
  const refetchSubscriptions = useCallback(() => void refetch(), [refetch]);
  const { checkoutReturn, check } = useCheckoutReturn(membership.isActivationPending);
  const checkout = useCheckout(refetchSubscriptions);
  useRefetchOnReturn(refetchSubscriptions);

  // Access is open, but the subscription has ended or its payment failed: the session may be
  // outdated.
  const { subscription, billing, access } = membership;
  const isInconsistent =
    access === 'active' && !['active', 'trialing', 'ending', null].includes(billing);
  const mismatch = isInconsistent && subscription ? `${subscription.id} ${billing}` : null;
  const refreshedFor = useRef<string | null>(null);
  useEffect(() => {
    if (mismatch === null || refreshedFor.current === mismatch) return;
    refreshedFor.current = mismatch;
    void refresh().catch(() => undefined);
  }, [mismatch, refresh]);

  // The documents contain the new subscription before the token does.
  useEffect(() => {
    if (checkoutReturn === 'confirmed' || checkoutReturn === 'delayed') refetchSubscriptions();
  }, [checkoutReturn, refetchSubscriptions]);

  return {
    plans,
    subscriptions,
    membership,
    checkoutReturn,
    check,
    checkout,
    /** Nothing can be bought until the current subscription is known. */
    canBuy:
      membership.canBuy &&
      profile !== null &&
      subscriptions.isSuccess &&
      checkoutReturn !== 'confirming' &&
      checkoutReturn !== 'delayed',
  };
}

/** Delays after the return: Stripe's webhooks update the documents a few seconds later. */
const REFETCH_DELAYS_MS = [0, 2000, 6000];

/** Refetches when the member returns to this page from another tab or with Back. */
function useRefetchOnReturn(refetch: () => unknown): void {
  useEffect(() => {
    let timers: number[] = [];
    const stop = () => timers.forEach((timer) => window.clearTimeout(timer));
    const scheduleRefetches = () => {
      if (document.visibilityState !== 'visible') return;
      stop();
      timers = REFETCH_DELAYS_MS.map((after) => window.setTimeout(refetch, after));
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && scheduleRefetches();
    window.addEventListener('focus', scheduleRefetches);
    document.addEventListener('visibilitychange', scheduleRefetches);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('focus', scheduleRefetches);
      document.removeEventListener('visibilitychange', scheduleRefetches);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [refetch]);
}
