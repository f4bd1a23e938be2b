import type { MembershipPlan, PlanPrice } from '@gschool/domain';
import { Heading, Stack, Text, useUi } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { priceWords } from '../../../shared/plans/priceWords';
import { PlanAction } from './PlanAction';
import * as css from './Subscription.css';
import type { CheckoutState } from './useCheckout';

/** Prices that are paid neither monthly nor yearly. */
export function OtherPrices({
  offers,
  mayBuy,
  checkout,
}: {
  offers: readonly { plan: MembershipPlan; price: PlanPrice }[];
  mayBuy: boolean;
  checkout: { state: CheckoutState; start: (priceId: string) => void };
}) {
  const t = useT();
  const { locale } = useUi();
  return (
    <Stack space="3">
      <Heading level={3} size="medium">
        {t('subscription.otherPrices')}
      </Heading>
      <ul role="list" className={css.others}>
        {offers.map(({ plan, price }) => (
          <li key={price.id} className={css.other}>
            <Text>
              {plan.name} · {priceWords(price, t, locale)}
            </Text>
            <PlanAction
              name={plan.name}
              priceId={price.id}
              isCurrent={false}
              mayBuy={mayBuy}
              checkout={checkout}
              portal={undefined}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
