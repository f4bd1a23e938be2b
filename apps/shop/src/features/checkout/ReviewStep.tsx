import type { ShippingOption, ShopAddress } from '@gschool/domain';
import { Button, icons, Link, Stack, Text } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { isPaymentConfigured } from '../../config/env';
import { PaymentProblem } from '../../shared/payment/PaymentProblem';
import type { CartView } from '../../shared/cart/useCartView';
import { usePlaceOrder } from './usePlaceOrder';

/** The last step. Its button creates only one order, even if it is pressed several times. */
export function ReviewStep({
  address,
  delivery,
  view,
  onStep,
}: {
  address: ShopAddress;
  delivery: ShippingOption | null;
  view: CartView;
  onStep: (step: 'address' | 'delivery') => void;
}) {
  const t = useT();
  const { state, isBusy, placeOrder: place } = usePlaceOrder(onStep);
  const problem = useRef<HTMLDivElement>(null);
  const isStopped = state.phase === 'stopped';
  useEffect(() => {
    if (isStopped) problem.current?.focus();
  }, [isStopped]);
  return (
    <Stack space="5">
      <Text>{t(isPaymentConfigured ? 'checkout.reviewText' : 'checkout.reviewTextUnpaid')}</Text>
      <Text size="sm" tone="muted">
        {t('checkout.terms')} <Link href={paths.terms}>{t('nav.terms')}</Link>
      </Text>
      {/* Gets focus when the order fails. */}
      <div ref={problem} tabIndex={-1}>
        {state.phase === 'stopped' && <PaymentProblem problem={state.problem} />}
      </div>
      <Button
        size="large"
        isFullWidth
        iconStart={isPaymentConfigured ? icons.lock : icons.check}
        isLoading={isBusy}
        aria-disabled={delivery === null || view.isChanged || undefined}
        onClick={() => {
          if (delivery && !view.isChanged) place({ address, speed: delivery.speed });
        }}
      >
        {t(
          state.phase === 'stopped'
            ? 'checkout.retry'
            : isPaymentConfigured
              ? 'checkout.pay'
              : 'checkout.request',
        )}
      </Button>
      <Text size="sm" tone="muted">
        {t(isPaymentConfigured ? 'checkout.payNote' : 'checkout.requestNote')}
      </Text>
    </Stack>
  );
}
