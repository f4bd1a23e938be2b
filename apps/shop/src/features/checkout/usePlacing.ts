import { useCheckout, type PlaceOrderResult } from '@gschool/data/shop';
import type { ShippingSpeed, ShopAddress } from '@gschool/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { paymentReturns } from '../../shared/goods/paymentReturns';
import { problemOf, type PaymentTrouble } from '../../shared/goods/PaymentProblem';

type State =
  | { phase: 'idle' }
  /** The order is there; the browser is on its way to the payment page. */
  | { phase: 'leaving' }
  | { phase: 'stopped'; problem: PaymentTrouble };

const idle: State = { phase: 'idle' };

/** From the button to the payment page, or to the order's own page where nothing is paid here. */
export function usePlacing(onStep: (step: 'address' | 'delivery') => void): {
  state: State;
  isBusy: boolean;
  place: (wish: { address: ShopAddress; speed: ShippingSpeed }) => void;
} {
  const navigate = useNavigate();
  const checkout = useCheckout(paymentReturns);
  const [state, setState] = useState<State>(idle);

  const settle = (placed: PlaceOrderResult): void => {
    switch (placed.kind) {
      case 'pay':
        setState({ phase: 'leaving' });
        window.location.assign(placed.url);
        return;
      case 'requested':
        void navigate(paths.order(placed.number, 'requested'));
        return;
      case 'refused':
      case 'late':
        return setState({ phase: 'stopped', problem: placed });
      case 'badAddress':
        return onStep('address');
      case 'noShipping':
        return onStep('delivery');
      case 'cartChanged':
      case 'emptyCart':
        // The cart was read anew with it: the page around says what has changed.
        return setState({ phase: 'stopped', problem: { kind: 'cartChanged' } });
    }
  };

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setState(idle);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  return {
    state,
    isBusy: checkout.isPlacing || state.phase === 'leaving',
    place: (wish) => {
      if (checkout.isPlacing || state.phase === 'leaving') return;
      setState(idle);
      void checkout.place(wish).then(settle, (error: unknown) => {
        const problem = problemOf(error);
        if (problem) setState({ phase: 'stopped', problem });
      });
    },
  };
}
