import {
  formatMoney,
  getFreeShippingProgress,
  type ShippingRate,
  type Money,
} from '@gschool/domain';
import { Icon, icons, ProgressBar, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './Cart.css';

/** What the cart still lacks for a delivery that costs nothing; nothing where none is free. */
export function FreeDelivery({
  subtotal,
  offers,
}: {
  subtotal: Money;
  offers: readonly ShippingRate[];
}) {
  const t = useT();
  const { locale } = useUi();
  const way = getFreeShippingProgress(offers, subtotal);
  if (!way || subtotal.amount === 0) return null;
  const price = formatMoney({ amount: way.remaining, currency: subtotal.currency }, locale);
  const words = way.remaining > 0 ? t('bag.untilFree', { price }) : t('bag.isFree');
  return (
    <div className={css.free}>
      <span className={css.freeWords}>
        <Icon icon={icons.truck} size="small" />
        {words}
      </span>
      <ProgressBar label={words} value={way.percent} />
    </div>
  );
}
