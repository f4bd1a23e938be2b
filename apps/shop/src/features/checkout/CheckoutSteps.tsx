import { writeDraft, type SignedInState } from '@gschool/data';
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
import { ADDRESS_DRAFT } from '../../shared/orders/addressDraft';
import { AddressLines } from '../../shared/orders/AddressLines';
import { NoPaymentNotice } from '../../shared/payment/NoPaymentNotice';
import { VerifyFirst } from '../../shared/payment/VerifyFirst';
import type { CartView } from '../../shared/cart/useCartView';
import { readAddressDraft, readTypedAddress } from './addressDraft';
import { AddressStep } from './AddressStep';
import * as styles from './Checkout.css';
import { CheckoutSummary } from './CheckoutSummary';
import { DeliveryStep } from './DeliveryStep';
import { getInitialAddress } from './getInitialAddress';
import { ReviewStep } from './ReviewStep';
import { CheckoutStep, type CheckoutStepProps } from './CheckoutStep';
import { deliveryLabel } from '../../shared/orders/deliveryLabel';

type Step = 'address' | 'delivery' | 'review';
const order: readonly Step[] = ['address', 'delivery', 'review'];

/** The three steps of the checkout, with the order summary next to them. */
export function CheckoutSteps({
  session,
  view,
  catalogue,
  shouldFocus,
}: {
  session: SignedInState;
  view: CartView;
  catalogue: ShopCatalogue;
  /** Whether the heading of the first step gets the focus: it follows the sign-in on this page. */
  shouldFocus: boolean;
}) {
  const t = useT();
  const [step, setStep] = useState<Step>('address');
  const [hasMoved, setMoved] = useState(shouldFocus);
  const { uid } = session.user;
  const [address, setAddress] = useState<ShopAddress>(
    () => readAddressDraft(uid) ?? getInitialAddress(session),
  );
  const [speed, setSpeed] = useState<ShippingSpeed>('standard');
  const { subtotal } = view.totals;
  const choices = getShippingOptions(catalogue.shipping, subtotal.amount, address.country);
  const delivery = choices.find((choice) => choice.speed === speed) ?? choices[0] ?? null;

  const go = (next: Step) => {
    setMoved(true);
    setStep(next);
  };
  const stateOf = (one: Step): CheckoutStepProps['state'] => {
    const [at, now] = [order.indexOf(one), order.indexOf(step)];
    return at === now ? 'open' : at < now ? 'done' : 'todo';
  };
  const frame = (one: Step, title: string, changeLabel: string) => ({
    number: order.indexOf(one) + 1,
    title,
    changeLabel,
    state: stateOf(one),
    shouldFocus: hasMoved,
    onChange: () => go(one),
  });
  return (
    <Stack space="5">
      <NoPaymentNotice />
      <VerifyFirst />
      {view.isChanged && (
        <Alert
          variant="warning"
          title={t('checkout.cartChanged')}
          action={
            <Button href={paths.cart} variant="quiet" size="small">
              {t('checkout.toCart')}
            </Button>
          }
        >
          {t('checkout.cartChangedText')}
        </Alert>
      )}
      <div className={styles.columns}>
        <ol
          role="list"
          className={styles.steps}
          // Stored while typing: if the session ends elsewhere, the empty cart closes this page
          // before a draft could be stored.
          onInput={({ currentTarget }) =>
            writeDraft(uid, ADDRESS_DRAFT, { ...address, ...readTypedAddress(currentTarget) })
          }
        >
          <CheckoutStep
            {...frame('address', t('checkout.address'), t('checkout.changeAddress'))}
            summary={<AddressLines address={address} />}
          >
            <AddressStep
              address={address}
              offers={catalogue.shipping}
              onDone={(next) => {
                setAddress(next);
                go('delivery');
              }}
            />
          </CheckoutStep>
          <CheckoutStep
            {...frame('delivery', t('checkout.delivery'), t('checkout.changeDelivery'))}
            summary={delivery && <span>{deliveryLabel(delivery, t)}</span>}
          >
            <DeliveryStep
              choices={choices}
              selected={delivery?.speed}
              onChange={setSpeed}
              onDone={() => go('review')}
              onChangeAddress={() => go('address')}
            />
          </CheckoutStep>
          <CheckoutStep {...frame('review', t('checkout.review'), '')}>
            <ReviewStep
              address={address}
              delivery={delivery}
              view={view}
              onStep={(next) => go(next)}
            />
          </CheckoutStep>
        </ol>
        <div className={styles.summary}>
          <CheckoutSummary view={view} delivery={step === 'address' ? null : delivery} />
        </div>
      </div>
    </Stack>
  );
}
