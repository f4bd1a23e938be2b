import type { ShippingOption, ShopAddress } from '@gschool/domain';
import { Button, icons, Link, Stack, Text } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { takesPayment } from '../../shared/goods/payment';
import { PaymentProblem } from '../../shared/goods/PaymentProblem';
import type { CartView } from '../../shared/goods/useCartView';
import { usePlacing } from './usePlacing';

/** The last look, and the one button that makes an order, however often it is pressed. */
export function ReviewStep({
  address,
  way,
  view,
  onStep,
}: {
  address: ShopAddress;
  way: ShippingOption | null;
  view: CartView;
  onStep: (step: 'address' | 'delivery') => void;
}) {
  const t = useT();
  const { state, isBusy, place } = usePlacing(onStep);
  const problem = useRef<HTMLDivElement>(null);
  const isStopped = state.phase === 'stopped';
  useEffect(() => {
    if (isStopped) problem.current?.focus();
  }, [isStopped]);
  return (
    <Stack space="5">
      <Text>{t(takesPayment ? 'checkout.reviewText' : 'checkout.reviewTextUnpaid')}</Text>
      <Text size="sm" tone="soft">
        {t('checkout.terms')} <Link href={paths.terms}>{t('nav.terms')}</Link>
      </Text>
      {/* Where the keyboard goes when something stops it. */}
      <div ref={problem} tabIndex={-1}>
        {state.phase === 'stopped' && <PaymentProblem problem={state.problem} />}
      </div>
      <Button
        size="large"
        isFullWidth
        iconStart={takesPayment ? icons.lock : icons.check}
        isLoading={isBusy}
        aria-disabled={way === null || view.isChanged || undefined}
        onClick={() => {
          if (way && !view.isChanged) place({ address, speed: way.speed });
        }}
      >
        {t(
          state.phase === 'stopped'
            ? 'checkout.again'
            : takesPayment
              ? 'checkout.pay'
              : 'checkout.request',
        )}
      </Button>
      <Text size="sm" tone="soft">
        {t(takesPayment ? 'checkout.payNote' : 'checkout.requestNote')}
      </Text>
    </Stack>
  );
}
