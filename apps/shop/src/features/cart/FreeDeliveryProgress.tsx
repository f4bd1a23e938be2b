import { formatMoney, freeDeliveryProgress, type DeliveryOffer, type Money } from '@gschool/domain';
import { Icon, icons, ProgressBar, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './Cart.css';

/** What the cart still lacks for a delivery that costs nothing; nothing where none is free. */
export function FreeDelivery({
  subtotal,
  offers,
}: {
  subtotal: Money;
  offers: readonly DeliveryOffer[];
}) {
  const t = useT();
  const { locale } = useUi();
  const way = freeDeliveryProgress(offers, subtotal);
  if (!way || subtotal.amount === 0) return null;
  const price = formatMoney({ amount: way.remaining, currency: subtotal.currency }, locale);
  const words = way.remaining > 0 ? t('cart.untilFree', { price }) : t('cart.isFree');
  return (
    <div className={css.free}>
      <span className={css.freeWords}>
        <Icon icon={icons.truck} size="small" />
        {words}
      </span>
      <ProgressBar label={words} value={way.share} />
    </div>
  );
}
