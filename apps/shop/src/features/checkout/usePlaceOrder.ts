import { useCheckout, type PlaceOrderResult } from '@gschool/data/shop';
import type { ShippingSpeed, ShopAddress } from '@gschool/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { paymentReturnUrls } from '../../shared/payment/paymentReturnUrls';
import { toPaymentProblem, type PaymentProblemInfo } from '../../shared/payment/PaymentProblem';

type State =
  | { phase: 'idle' }
  /** The order exists, and the browser is navigating to the payment page. */
  | { phase: 'leaving' }
  | { phase: 'stopped'; problem: PaymentProblemInfo };

const idle: State = { phase: 'idle' };

/** Places an order. Then opens the payment page, or without payment, the order's page. */
export function usePlaceOrder(onStep: (step: 'address' | 'delivery') => void): {
  state: State;
  isBusy: boolean;
  placeOrder: (order: { address: ShopAddress; speed: ShippingSpeed }) => void;
} {
  const navigate = useNavigate();
  const checkout = useCheckout(paymentReturnUrls);
  const [state, setState] = useState<State>(idle);

  const handleResult = (placed: PlaceOrderResult): void => {
    switch (placed.kind) {
      case 'pay':
        setState({ phase: 'leaving' });
        window.location.assign(placed.url);
        return;
      case 'requested':
        void navigate(paths.order(placed.number, 'requested'));
        return;
      case 'reported':
        void navigate(paths.order(placed.number, 'paid'));
        return;
      case 'refused':
      case 'timedOut':
        return setState({ phase: 'stopped', problem: placed });
      case 'badAddress':
        return onStep('address');
      case 'noShipping':
        return onStep('delivery');
      case 'cartChanged':
      case 'emptyCart':
        // The cart was refreshed, too, so the page shows the changes.
        return setState({ phase: 'stopped', problem: { kind: 'cartChanged' } });
    }
  };

  useEffect(() => {
    // After Back from the payment page, the browser may restore this page with its old state.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setState(idle);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  return {
    state,
    isBusy: checkout.isPlacing || state.phase === 'leaving',
    placeOrder: (order) => {
      if (checkout.isPlacing || state.phase === 'leaving') return;
      setState(idle);
      void checkout.place(order).then(handleResult, (error: unknown) => {
        const problem = toPaymentProblem(error);
        if (problem) setState({ phase: 'stopped', problem });
      });
    },
  };
}
