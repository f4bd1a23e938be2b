import type { MembershipPlan, PlanPrice } from '@gschool/domain';
import { Heading, Stack, Text, useUi } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { formatPrice } from '../../../shared/plans/formatPrice';
import { PlanAction } from './PlanAction';
import * as styles from './Subscription.css';
import type { CheckoutState } from './useCheckout';

/**
 * Prices for other periods than a month or a year, such as three months. The member's current price
 * is never among them.
 */
export function OtherPrices({
  offers,
  canBuy,
  checkout,
}: {
  offers: readonly { plan: MembershipPlan; price: PlanPrice }[];
  canBuy: boolean;
  checkout: { state: CheckoutState; start: (priceId: string) => void };
}) {
  const t = useT();
  const { locale } = useUi();
  return (
    <Stack space="3">
      <Heading level={3} size="medium">
        {t('subscription.otherPrices')}
      </Heading>
      <ul role="list" className={styles.priceList}>
        {offers.map(({ plan, price }) => (
          <li key={price.id} className={styles.priceItem}>
            <Text>
              {plan.name} · {formatPrice(price, t, locale)}
            </Text>
            <PlanAction
              name={plan.name}
              priceId={price.id}
              isCurrent={false}
              isMain={false}
              canBuy={canBuy}
              checkout={checkout}
              portal={undefined}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
