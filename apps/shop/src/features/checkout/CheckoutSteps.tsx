import type { SignedInState } from '@gschool/data';
import {
  getShippingOptions,
  type ShippingSpeed,
  type ShopAddress,
  type ShopCatalogue,
} from '@gschool/domain';
import { Alert, Button, Stack } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { AddressLines } from '../../shared/goods/AddressLines';
import { NoPayment } from '../../shared/goods/NoPayment';
import type { CartView } from '../../shared/goods/useCartView';
import { AddressStep } from './AddressStep';
import * as css from './Checkout.css';
import { CheckoutSummary } from './CheckoutSummary';
import { DeliveryStep } from './DeliveryStep';
import { firstAddress } from './firstAddress';
import { ReviewStep } from './ReviewStep';
import { StepFrame, type StepFrameProps } from './StepFrame';
import { wayWords } from '../../shared/goods/wayWords';

type Step = 'address' | 'delivery' | 'review';
const order: readonly Step[] = ['address', 'delivery', 'review'];

/** Where it goes, how it goes, and a last look; what is ordered stands beside them. */
export function CheckoutSteps({
  session,
  view,
  catalogue,
}: {
  session: SignedInState;
  view: CartView;
  catalogue: ShopCatalogue;
}) {
  const t = useT();
  const [step, setStep] = useState<Step>('address');
  const [hasMoved, setMoved] = useState(false);
  const [address, setAddress] = useState<ShopAddress>(() => firstAddress(session));
  const [speed, setSpeed] = useState<ShippingSpeed>('standard');
  const { subtotal } = view.totals;
  const choices = getShippingOptions(catalogue.shipping, subtotal.amount, address.country);
  const way = choices.find((choice) => choice.speed === speed) ?? choices[0] ?? null;

  const go = (next: Step) => {
    setMoved(true);
    setStep(next);
  };
  const stateOf = (one: Step): StepFrameProps['state'] => {
    const [at, now] = [order.indexOf(one), order.indexOf(step)];
    return at === now ? 'open' : at < now ? 'done' : 'todo';
  };
  const frame = (one: Step, title: string, changeLabel: string) => ({
    number: order.indexOf(one) + 1,
    title,
    changeLabel,
    state: stateOf(one),
    takesFocus: hasMoved,
    onChange: () => go(one),
  });
  return (
    <Stack space="5">
      <NoPayment />
      {view.isChanged && (
        <Alert
          variant="warning"
          title={t('checkout.bagChanged')}
          action={
            <Button href={paths.cart} variant="quiet" size="small">
              {t('checkout.toCart')}
            </Button>
          }
        >
          {t('checkout.bagChangedText')}
        </Alert>
      )}
      <div className={css.columns}>
        <ol role="list" className={css.steps}>
          <StepFrame
            {...frame('address', t('checkout.address'), t('checkout.changeAddress'))}
            answer={<AddressLines address={address} />}
          >
            <AddressStep
              address={address}
              offers={catalogue.shipping}
              onDone={(next) => {
                setAddress(next);
                go('delivery');
              }}
            />
          </StepFrame>
          <StepFrame
            {...frame('delivery', t('checkout.delivery'), t('checkout.changeDelivery'))}
            answer={way && <span>{wayWords(way, t)}</span>}
          >
            <DeliveryStep
              choices={choices}
              chosen={way?.speed}
              onChange={setSpeed}
              onDone={() => go('review')}
              onOtherAddress={() => go('address')}
            />
          </StepFrame>
          <StepFrame {...frame('review', t('checkout.review'), '')}>
            <ReviewStep address={address} way={way} view={view} onStep={(next) => go(next)} />
          </StepFrame>
        </ol>
        <div className={css.summary}>
          <CheckoutSummary view={view} way={step === 'address' ? null : way} />
        </div>
      </div>
    </Stack>
  );
}
